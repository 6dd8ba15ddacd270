import { CHOSEN, type RollReadings } from './readings.ts';

/** The dice of a Jet: as they lie, and the faces of each tally (the throw, then each Coup de poker). */
export interface Thrown {
  readonly standing: readonly number[];
  readonly tallies: readonly (readonly number[])[];
}

export const thrown = (faces: readonly number[]): Thrown => ({ standing: faces, tallies: [faces] });

export type Gamble = 'none' | 'offered' | 'forced';

/** AD2-ORDRE-11: whether a Coup de poker may, or must, be attempted on the dice as they lie (AD2-POKER-14). */
export function gambleOf(
  { standing, tallies }: Thrown,
  { forced = false, forbidden = false }: { readonly forced?: boolean; readonly forbidden?: boolean } = {},
  { pokerChain }: Pick<RollReadings, 'pokerChain'> = CHOSEN,
): Gamble {
  // AD2-POKER-10: one for each Jet.
  if (tallies.length > 1 && pokerChain === 'one') return 'none';
  // AD2-POKER-02: a 6 opens it; a Réussite on another face does not. AD2-POKER-15: the prohibition wins.
  if (!standing.includes(6) || forbidden) return 'none';
  return forced ? 'forced' : 'offered';
}

/** AD2-POKER-04: the places of the dice to throw again, all but the 1s. */
export const gambledDice = ({ standing }: Thrown): number[] =>
  standing.flatMap((face, die) => (face === 1 ? [] : [die]));

/**
 * AD2-POKER-05, AD2-XTRAIT-03: the new faces, in table order, beside the kept 1s; the old ones are lost (AD2-POKER-07,
 * AD2-POKER-08).
 */
export function gambled(
  before: Thrown,
  faces: readonly number[],
  { pokerOnes }: Pick<RollReadings, 'pokerOnes'> = CHOSEN,
): Thrown {
  const dice = gambledDice(before);
  if (faces.length !== dice.length) throw new Error(`${dice.length} dice are thrown again, not ${faces.length}`);
  const standing = [...before.standing];
  for (const [i, die] of dice.entries()) standing[die] = faces[i]!;
  // AD2-POKER-03: what was counted is kept. AD2-POKER-11: each face obtained counts once.
  return { standing, tallies: [...before.tallies, pokerOnes === 'again' ? standing : faces] };
}

/** AD2-BONUS-10: dice granted late join the Jet. */
export const joined = ({ standing, tallies }: Thrown, faces: readonly number[]): Thrown => ({
  standing: [...standing, ...faces],
  tallies: [...tallies.slice(0, -1), [...tallies.at(-1)!, ...faces]],
});

/** AD2-ORDRE-09: one die thrown again; the face it had is forgotten in the tally that held it last. */
export function rerolled({ standing, tallies }: Thrown, die: number, face: number): Thrown {
  const old = standing[die];
  const held = tallies.findLastIndex((faces) => faces.some((one) => one === old));
  if (old === undefined || held < 0) throw new Error(`there is no die ${die}`);
  const place = tallies[held]!.indexOf(old);
  return { standing: standing.with(die, face), tallies: tallies.with(held, tallies[held]!.with(place, face)) };
}
