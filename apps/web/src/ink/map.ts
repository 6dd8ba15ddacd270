import { type Ground, loopsPath } from './ground.ts';
import { hatch } from './hatch.ts';
import { wall } from './wall.ts';

/** The three drawings of a map, as SVG paths. */
export interface InkedMap {
  readonly floor: string;
  readonly hatch: string;
  readonly wall: string;
}

const LAST = 8;
const drawn = new Map<string, InkedMap>();

/** Inks a floor once; a floor seen again, such as on every move of a game, costs nothing. */
export function inkMap(key: string, ground: () => Ground, options: { seed: number; reach?: number }): InkedMap {
  const known = drawn.get(key);
  if (known) return known;
  const on = ground();
  const map = { floor: loopsPath(on.loops), hatch: hatch(on, options), wall: wall(on.loops, options.seed) };
  drawn.set(key, map);
  if (drawn.size > LAST) drawn.delete(drawn.keys().next().value!);
  return map;
}
