import { Prng, playOut, SeededChance } from '@souterrain/kernel';
import { cinquanteEtages } from '../system.ts';
import { policyOf } from './policy.ts';
import { STYLES, type StyleId } from './style.ts';

export interface Run {
  /** One hero each: solo, or a company on one floor. */
  readonly classes: readonly string[];
  readonly style: StyleId;
  readonly seed: string;
}

/** Plays a whole game and tells how many floors each hero completed. */
export function playRun({ classes, style, seed }: Run): readonly number[] {
  const state = cinquanteEtages.setup({
    seats: classes.map((classe, i) => ({ name: `${i + 1}`, choices: { classe } })),
    variants: {},
  });
  const policy = policyOf(STYLES[style](Prng.seeded(seed, 'directions')));
  playOut(cinquanteEtages, state, { chance: new SeededChance(Prng.seeded(seed, 'game')), policy });
  return state.heroes.map((hero) => hero.floorsLeft);
}
