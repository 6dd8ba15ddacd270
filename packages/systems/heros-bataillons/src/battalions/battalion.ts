import type { SeatId } from '@souterrain/kernel';
import { wholeAttack } from '../content/attacks.ts';
import type { AttackEntry, Being, BeingId, Side } from '../pieces.ts';

/** HB-BAT-01: as many fighters at creation; the figure never falls. */
export const HEADCOUNT = 20;
/** HB-SOLO-06: what one adds to a budget. */
export const BATTALION_MENACE = 30;
/** HB-BAT-14. */
const START = 10;
/** HB-BAT-15, HB-BAT-17. */
export const DIE_SIZES: readonly number[] = [8, 10, 12];

interface Levy {
  readonly id: BeingId;
  readonly name: string;
  readonly side: Side;
  readonly seat: SeatId | null;
  readonly commander: BeingId | null;
  /** HB-BAT-20: shoots instead of fighting hand to hand, at no cost. */
  readonly archers: boolean;
}

/** HB-BAT-02, HB-BAT-14, HB-BAT-15: 10 everywhere, 1d8, no Chance. */
export function newBattalion({ id, name, side, seat, commander, archers }: Levy): Being {
  return {
    id,
    kind: 'bataillon',
    side,
    seat,
    profile: null,
    name,
    max: { for: START, agi: START, vol: START, end: START },
    now: { for: START, agi: START, vol: START, end: START },
    armour: 0,
    size: 'moyen',
    tags: ['echelle-bataillon'],
    attacks: ranksOf(archers ? 'tir' : 'melee', DIE_SIZES[0]!),
    critical: 'for',
    scale: 'bataillon',
    status: 'present',
    zone: null,
    position: null,
    marks: [],
    used: [],
    hero: null,
    commander,
    menace: BATTALION_MENACE,
  };
}

/** HB-BAT-20: one attack, of its ranks or of its archers. */
const ranksOf = (range: 'melee' | 'tir', die: number): readonly AttackEntry[] => [
  wholeAttack({ id: range === 'tir' ? 'fleches' : 'rangs', dice: [die], ranges: [range], hands: 0 }),
];

export const dieOf = ({ attacks }: Being): number => attacks[0]!.dice[0]!;
