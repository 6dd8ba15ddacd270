import type { ComponentChildren } from 'preact';
import type { Loop } from '../ink/ground.ts';
import { inkMap } from '../ink/map.ts';
import { polygonGround } from '../ink/polygon.ts';

const OUTLINE: Loop = [
  [48, 44],
  [792, 44],
  [792, 180],
  [768, 204],
  [72, 204],
  [48, 180],
];

/** The head of a sheet: a room cut in hatched rock, in the ink of the maps. */
export function Frame({ children }: { readonly children: ComponentChildren }) {
  const { floor, hatch, wall } = inkMap('print', () => polygonGround(OUTLINE), { seed: 5, reach: 28 });
  return (
    <header class="head">
      <svg viewBox="0 0 840 228" aria-hidden="true">
        <path class="rock" d={floor} />
        <path class="hatch" d={hatch()} />
        <path class="floor" d={floor} />
        <path class="wall" d={wall} />
      </svg>
      <div class="id">{children}</div>
    </header>
  );
}
