import { duel } from './duel.ts';
import type { GivenHero } from './schema.ts';

/** Hits for 6 with a gap of 1 a hero of FOR 1 who rolled 20, when it rolls 19. */
export const SIX = { id: 'orque', car: 1, damage: 5, atk: 0, pv: 200 } as const;

/** One exchange lost on a 20 with a weapon, for a face of the d100. */
export const fumbled = (d100: number, hero: GivenHero = {}, attack = 'arme-hache-de-guerre') =>
  duel(
    { hero: { for: 1, agi: 1, worn: null, armours: [], weapons: ['hache-de-guerre'], ...hero }, creature: SIX },
    { decisions: [attack], dice: [[20, 19], d100] },
  );
