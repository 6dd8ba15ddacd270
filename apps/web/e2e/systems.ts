import type { Playing } from './automaton.ts';

interface PlayedSystem {
  readonly id: string;
  /** Its first question in a quick game. */
  readonly first: string;
  /** How its games may end. */
  readonly ends: readonly string[];
  /** What makes for a short game. */
  readonly hasty: readonly string[];
  /** How to come to a fight. */
  readonly fight: Pick<Playing, 'prefer' | 'until'>;
}

const HASTY = ['reveler-', 'attaquer', 'fin-du-tour'];
const DELVE = { prefer: ['reveler-', 'agir'], until: '.foes' };

/** The four systems, as tests of all of them play them. */
export const SYSTEMS: readonly PlayedSystem[] = [
  { id: 'cinquante-etages', first: 'direction', ends: ['victoire', 'defaite'], hasty: [], fight: { until: '.duel' } },
  { id: 'attention-donjon', first: 'case-de-depart', ends: ['victoire', 'defaite'], hasty: HASTY, fight: DELVE },
  { id: 'attention-donjon-2', first: 'case-de-depart', ends: ['victoire', 'defaite'], hasty: HASTY, fight: DELVE },
  {
    id: 'heros-bataillons',
    first: 'prochain',
    ends: ['victoire', 'defaite', 'nul'],
    hasty: ['attaquer', 'finir-son-tour'],
    fight: { until: '.turns .done' },
  },
];

export const quickly = (system: string, seed: string): string => `/?system=${system}&quick=1&seed=${seed}`;
