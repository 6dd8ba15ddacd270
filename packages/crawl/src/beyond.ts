import { chapter, type NewGame } from '@souterrain/kernel';
import { NEW_HERO } from './choices.ts';
import type { ScenarioEntry } from './content/types.ts';
import type { generateScenario } from './exploration/generator.ts';
import type { growthHandlers } from './heroes/growth-apply.ts';
import type { interlude } from './heroes/interlude.ts';

interface Beyond {
  readonly interlude: typeof interlude;
  readonly generateScenario: typeof generateScenario;
  readonly growthHandlers: typeof growthHandlers;
}

/** What one adventure of a scenario never opens: the town after it, a dungeon drawn at random. */
export const BEYOND = chapter<Beyond>('beyond');

/** False for a game of ready-made heroes that ends with its scenario: it opens no chapter of creation nor of campaigns. */
export const opensBeyond = ({ seats, variants }: NewGame, scenario: ScenarioEntry | undefined): boolean =>
  !scenario ||
  scenario.replacements === true ||
  variants.campagne === 'oui' ||
  variants.heroReplacement === 'preparation' ||
  seats.some(({ choices }) => choices.heros === NEW_HERO || choices.fiche);
