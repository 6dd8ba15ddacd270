/** A floor, squares row by row. */
export interface Plan {
  readonly side: number;
  isWall(cell: number): boolean;
  isWeb(cell: number): boolean;
}

/** What a roll of the D10 allows: where the move may end, and every square it may enter on the way. */
export interface Reach {
  readonly ends: ReadonlySet<number>;
  readonly entered: ReadonlySet<number>;
}

const FACES = 10;
const STRAIGHT = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const DIAGONAL = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;
const WEB_COST = 2;

/** C50-MOVE-04 to C50-MOVE-24: every way of playing one result of the D10. */
export function reachWith(plan: Plan, cell: number, result: number): Reach {
  const directions = result % 2 === 1 ? DIAGONAL : STRAIGHT;
  const ends = new Set<number>();
  const entered = new Set<number>();
  const seen = new Set<number>();
  const open: { at: number; heading: number; left: number }[] = [];
  const head = (at: number, left: number, except?: number): void => {
    directions.forEach((_, heading) => {
      if (heading !== except && stepFrom(plan, at, directions[heading] as Step) >= 0) open.push({ at, heading, left });
    });
  };
  head(cell, result);
  // C50-MOVE-08: nowhere to go.
  if (open.length === 0) ends.add(cell);
  for (let next = open.pop(); next; next = open.pop()) {
    const { at, heading, left } = next;
    const key = (at * directions.length + heading) * (FACES + 1) + left;
    if (seen.has(key)) continue;
    seen.add(key);
    const to = left === 0 ? -1 : stepFrom(plan, at, directions[heading] as Step);
    if (left === 0) ends.add(at);
    // C50-MOVE-13, C50-MOVE-14: a wall turns the mover.
    else if (to < 0) head(at, left, heading);
    // C50-MOVE-22: the last point is lost on a web.
    else if (plan.isWeb(to) && left < WEB_COST) ends.add(at);
    else {
      entered.add(to);
      open.push({ at: to, heading, left: left - (plan.isWeb(to) ? WEB_COST : 1) });
    }
  }
  return { ends, entered };
}

/** The chance that the D10 lets a player who wants it enter, or end on, each square: `chances[cell]`. */
export function reach(plan: Plan, cell: number, how: keyof Reach): Float64Array {
  const chances = new Float64Array(plan.side * plan.side);
  for (let result = 1; result <= FACES; result++)
    for (const reached of reachWith(plan, cell, result)[how]) chances[reached] = (chances[reached] as number) + 1;
  return chances.map((results) => results / FACES);
}

type Step = readonly [dx: number, dy: number];

/** C50-MOVE-12, C50-MOVE-19, C50-MOVE-20: -1 where a wall, the border or a corner between two walls blocks. */
function stepFrom(plan: Plan, cell: number, [dx, dy]: Step): number {
  const { side } = plan;
  const x = (cell % side) + dx;
  const y = Math.floor(cell / side) + dy;
  if (x < 0 || y < 0 || x >= side || y >= side || plan.isWall(y * side + x)) return -1;
  const isCorner = dx !== 0 && dy !== 0;
  if (isCorner && plan.isWall((y - dy) * side + x) && plan.isWall(y * side + x - dx)) return -1;
  return y * side + x;
}
