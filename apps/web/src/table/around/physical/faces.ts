/** Real dice that are asked for: how many are left to say, and of how many faces. */
export interface Asked {
  readonly sides: number;
  readonly count: number;
}

/** What a line of faces says so far. */
export interface Faces {
  readonly faces: readonly number[];
  /** The first thing in it that is no face of such a die. */
  readonly wrong?: string;
}

/**
 * Faces as people type them: « 6 5 3 1 », « 6,5,3,1 », or « 6531 » where a face is one digit.
 * C50-MOVE-02: a 0 reads 10 on a D10; 00 reads 100 on a d100.
 */
export function readFaces(text: string, { sides }: Pick<Asked, 'sides'>): Faces {
  const faces: number[] = [];
  for (const word of text.split(/[^\p{L}\p{N}.]+/u).filter((one) => one !== ''))
    for (const part of partsOf(word, sides)) {
      const face = faceOf(part, sides);
      if (face === undefined) return { faces, wrong: part };
      faces.push(face);
    }
  return { faces };
}

const ZERO: Readonly<Record<number, RegExp>> = { 10: /^0$/, 100: /^00?0?$/ };

function faceOf(part: string, sides: number): number | undefined {
  if (ZERO[sides]?.test(part)) return sides;
  if (!/^\d{1,3}$/.test(part)) return undefined;
  const face = Number(part);
  return face >= 1 && face <= sides ? face : undefined;
}

/** One digit a face up to ten faces, but for a 10 written whole. */
const partsOf = (word: string, sides: number): readonly string[] =>
  sides > 10 || !/^\d+$/.test(word) || word === String(sides) ? [word] : [...word];
