import { type Game, LONGEST_SAVE, writeSave } from '@souterrain/kernel';
import { codeOf, textIn } from '../files/read.ts';
import { writeWhole } from '../files/write.ts';
import { freePlace, type Place } from './place.ts';

export interface Autosave {
  /** Where the game is kept: in another file from the moment that somebody else has written to the first. */
  readonly path: string;
  /** Undefined when the game is safe; what went wrong otherwise. */
  write(game: Game): string | undefined;
  close(): void;
}

export function autosaveIn(place: Place): Autosave {
  let { path, lock } = place;
  /** What the file may hold and still be ours: the last that was written, and what was being written when it failed. */
  let ours = [place.text];

  /** Never over what somebody else wrote: the game goes on beside it. */
  const moveOn = () => {
    const next = freePlace(path);
    lock?.release();
    ({ path, lock } = next);
    ours = [];
  };

  return {
    get path() {
      return path;
    },
    write(game) {
      try {
        const text = writeSave(game.save());
        const standing = standingIn(path);
        if (lock?.isHeld() === false || (standing !== undefined && !ours.includes(standing))) moveOn();
        ours.push(text);
        writeWhole(path, text);
        ours = [text];
        return undefined;
      } catch (error) {
        return codeOf(error);
      }
    },
    close: () => lock?.release(),
  };
}

/** The text of a file; undefined where there is none. One that cannot be read may hold anything. */
function standingIn(path: string): string | undefined {
  try {
    return textIn(path, LONGEST_SAVE) ?? '';
  } catch (error) {
    return ['ENOENT', 'ENOTDIR'].includes(codeOf(error)) ? undefined : '';
  }
}
