import type { Beat, Standing } from './beats.ts';
import type { Point } from './frame.ts';

/** The way each figure looks, in degrees from the east, clockwise: where it walked, or at whom it struck or aimed, last. */
export function facingsOf(beats: readonly Beat[], standing: Standing): ReadonlyMap<string, number> {
  const facings = new Map<string, number>();
  for (const beat of beats) {
    if (beat.kind === 'move') {
      if (!beat.pushed) turn(facings, beat.who, { from: beat.path.at(-2), to: beat.path.at(-1) });
    } else if (beat.kind === 'strike' || beat.kind === 'aim')
      turn(facings, beat.who, { from: standing(beat.who), to: standing(beat.target) });
  }
  return facings;
}

interface Way {
  readonly from: Point | undefined;
  readonly to: Point | undefined;
}

function turn(facings: Map<string, number>, who: string, { from, to }: Way): void {
  if (from && to && (from.x !== to.x || from.y !== to.y)) facings.set(who, angleOf(from, to));
}

export const angleOf = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
