import { animate } from '../../table/motion.ts';
import type { Extent } from './frame.ts';

const LASTS = 320;

/** Moves the map from what was seen to what is seen now, rather than at once; a key or a click ends it. */
export function createGlide() {
  let last: { readonly seen: Extent; readonly size: string } | undefined;
  let clock: Animation | undefined;
  return (svg: SVGSVGElement, to: Extent, isByHand: boolean): void => {
    const size = `${svg.clientWidth} ${svg.clientHeight}`;
    // A map that is given another place is drawn there: nothing has moved.
    const from = last?.size === size && !isByHand ? last.seen : undefined;
    clock?.cancel();
    clock = from && animate(svg, [{ opacity: 1 }, { opacity: 1 }], LASTS);
    last = { seen: to, size };
    if (!from || !clock) return;
    const running = clock;
    // A drawing may start anywhere on the map.
    const drawn = svg.viewBox.baseVal;
    const origin = { x: to.left - drawn.x, y: to.top - drawn.y };
    const show = (seen: Extent): void => {
      last = { seen, size };
      svg.setAttribute('viewBox', `${seen.left - origin.x} ${seen.top - origin.y} ${seen.width} ${seen.height}`);
    };
    const step = (): void => {
      if (running !== clock) return;
      const share = running.playState === 'finished' ? 1 : Math.min(1, Number(running.currentTime ?? LASTS) / LASTS);
      show(share === 1 ? to : between(from, to, 1 - (1 - share) ** 3));
      if (share < 1) requestAnimationFrame(step);
    };
    step();
  };
}

function between(from: Extent, to: Extent, share: number): Extent {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    left: mix(from.left, to.left),
    top: mix(from.top, to.top),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}
