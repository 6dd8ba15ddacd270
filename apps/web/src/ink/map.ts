import { type Ground, loopsPath } from './ground.ts';
import { hatch } from './hatch.ts';
import { wall } from './wall.ts';

/** The three drawings of a map, as SVG paths. */
export interface InkedMap {
  readonly floor: string;
  readonly wall: string;
  /** By far the longest to draw: done when it is first asked for. */
  hatch(): string;
  isHatched(): boolean;
}

const LAST = 8;
const drawn = new Map<string, InkedMap>();

/** Inks a floor once; a floor seen again, such as on every move of a game, costs nothing. */
export function inkMap(key: string, ground: () => Ground, options: { seed: number; reach?: number }): InkedMap {
  const known = drawn.get(key);
  if (known) return known;
  const on = ground();
  let strokes: string | undefined;
  const map: InkedMap = {
    floor: loopsPath(on.loops),
    wall: wall(on.loops, options.seed),
    hatch() {
      strokes ??= hatch(on, options);
      return strokes;
    },
    isHatched: () => strokes !== undefined,
  };
  drawn.set(key, map);
  if (drawn.size > LAST) drawn.delete(drawn.keys().next().value!);
  return map;
}
