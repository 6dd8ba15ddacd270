/** AD1-BLESS-04: a roll is in one of three modes. */
export type Mode = 'ordinary' | 'blessed' | 'cursed';

/** AD1-DICE-11: what each face is worth; index 0 is not a face. */
const WORTH: Readonly<Record<Mode, readonly number[]>> = {
  // AD1-DICE-04, AD1-DICE-06, AD1-DICE-03, AD1-DICE-05: a 1; a 2 or a 3; a 4 or a 5; a 6.
  ordinary: [0, -1, 0, 0, 1, 1, 2],
  // AD1-BLESS-02: a 3 is a success too.
  blessed: [0, -1, 0, 1, 1, 1, 2],
  // AD1-BLESS-03: a 4 is one no longer.
  cursed: [0, -1, 0, 0, 0, 1, 2],
};

export const worthOf = (face: number, mode: Mode): number => WORTH[mode][face]!;

/**
 * Before the floor: 1s are carried, so an early 1 still cancels a success gained later (AD1-DICE-08, AD1-DICE-12,
 * AD1-BLESS-07).
 */
export function rawTotal(faces: readonly number[], mode: Mode): number {
  const worth = WORTH[mode];
  let total = 0;
  // By index: dice come in lists of several kinds, which an iterator walks slowly.
  for (let i = 0; i < faces.length; i++) total += worth[faces[i]!]!;
  return total;
}

/** AD1-BLESS-04: any blessing plus any curse gives back the ordinary mode; several of a kind do not stack. */
export function modeOf({ blessed, cursed }: { readonly blessed: boolean; readonly cursed: boolean }): Mode {
  if (blessed === cursed) return 'ordinary';
  return blessed ? 'blessed' : 'cursed';
}
