import type { C50Event } from '@souterrain/cinquante-etages';
import { SQUARE } from '../../../ink/grid.ts';
import { animate } from '../../../table/motion.ts';

const STEP = 170;
const LONGEST = 1100;

/** Walks each hero of the last answer along the squares they entered; they already stand at the end. */
export function walkFigures(board: SVGSVGElement, events: readonly C50Event[], side: number): void {
  const paths = new Map<number, number[]>();
  for (const event of events) {
    // A new floor is another map: what came before it cannot be drawn on this one.
    if (event.type === 'floorOpened') paths.clear();
    if (event.type !== 'stepped') continue;
    const path = paths.get(event.seat) ?? [event.from];
    path.push(event.to);
    paths.set(event.seat, path);
  }
  for (const [seat, path] of paths) {
    const figure = board.querySelector(`[data-figure="${seat}"]`);
    const end = path.at(-1)!;
    if (figure)
      animate(
        figure,
        path.map((cell) => offset(cell, end, side)),
        Math.min(LONGEST, STEP * (path.length - 1)),
      );
  }
}

function offset(cell: number, end: number, side: number): Keyframe {
  const dx = ((cell % side) - (end % side)) * SQUARE;
  const dy = (Math.floor(cell / side) - Math.floor(end / side)) * SQUARE;
  return { translate: `${dx}px ${dy}px` };
}
