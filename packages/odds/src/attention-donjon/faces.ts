import type { Die } from '../die.ts';

/** AD1-BLESS-04: a roll is in one of three modes. */
export type Mode = 'ordinary' | 'blessed' | 'cursed';

/** What the faces 1 to 6 are worth: AD1-DICE-11, AD1-BLESS-02, AD1-BLESS-03. */
const FACES: Readonly<Record<Mode, Die>> = {
  ordinary: [-1, 0, 0, 1, 1, 2],
  blessed: [-1, 0, 1, 1, 1, 2],
  cursed: [-1, 0, 0, 0, 1, 2],
};

export const facesOf = (mode: Mode): Die => FACES[mode];

/** What a six is worth when it is kept, and how many dice it brings when it is gambled (AD1-POKER-02). */
export const SIX = { worth: 2, dice: 2 } as const;

/** AD1-BLESS-04: a blessing and a curse undo each other. */
export function modeOf({ blessed = false, cursed = false }: { blessed?: boolean; cursed?: boolean }): Mode {
  if (blessed === cursed) return 'ordinary';
  return blessed ? 'blessed' : 'cursed';
}
