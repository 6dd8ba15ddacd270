import { type Rule, rollOne } from '@souterrain/kernel';
import type { Room } from '../state.ts';
import type { HB } from '../world.ts';
import type { Difficulty } from './events.ts';

/** HB-SOLO-07: what a room holds. */
export interface Content {
  readonly hazard: boolean;
  readonly encounter: Difficulty | null;
  readonly treasures: number;
  /** HB-SOLO-20: its creatures guard the goal and are always hostile. */
  readonly goal: boolean;
}

const holds = (hazard: boolean, encounter: Difficulty | null, treasures: number): Content => ({
  hazard,
  encounter,
  treasures,
  goal: false,
});

/** HB-SOLO-18: one standard encounter, which guards nothing. */
export const REFILLED = 0;
/** HB-SOLO-07: the last room has a row of its own. */
export const LAST = 7;
const DANGEROUS = 6;
const STANDARD = 4;
/** HB-SOLO-07: results 6 in one delve. */
const MOST_DANGEROUS = 2;

const TABLE: readonly Content[] = [
  holds(false, 'standard', 0),
  holds(false, null, 0),
  holds(true, null, 0),
  holds(false, 'facile', 1),
  holds(false, 'standard', 1),
  holds(true, null, 1),
  holds(false, 'dangereux', 2),
  { ...holds(false, 'dangereux', 2), goal: true },
];

export const contentOf = ({ content }: Room): Content => TABLE[content]!;

/** HB-SOLO-07: the row of a new room; a third 6 counts as a 4. */
export function* rollContent(g: HB): Rule<number> {
  const { delve } = g.state;
  const { rooms, length } = delve!;
  if (rooms.length + 1 === length) return LAST;
  const face = yield* rollOne(g, { seat: 0, sides: 6, rule: 'HB-SOLO-07' });
  if (face !== DANGEROUS) return face;
  let dangerous = 0;
  for (const { content } of rooms) if (content === DANGEROUS) dangerous++;
  return dangerous < MOST_DANGEROUS ? DANGEROUS : STANDARD;
}
