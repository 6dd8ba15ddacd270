import { signal } from '@preact/signals';
import {
  contains,
  type Extent,
  type Frame,
  followed,
  isAtEase,
  moved,
  type Point,
  type Size,
  windowOf,
  zoomed,
} from './frame.ts';
import { listen } from './gestures.ts';
import type { Focus } from './use-map.tsx';

/** What is shown: the whole map, a part chosen by hand, or, until somebody chooses, whatever can be read around the action. */
type Shown = 'follow' | 'whole' | Frame;

export interface Framing {
  /** The map as it is now, and who acts on it. */
  aim(map: Extent, focus: Focus | undefined): void;
  /** Somebody else acts: a part chosen by its size alone goes there, one that was moved by hand stays. */
  follow(): void;
  /** The part of the map to draw; none for the whole of it. */
  part(): Frame | undefined;
  /** The window to draw, of the whole map where nothing was zoomed. */
  seen(): Extent;
  zoom(by: number, at?: Point): void;
  pan(x: number, y: number): void;
  /** True while somebody drags or zooms: the map is then where the hand puts it, at once. */
  isByHand(): boolean;
  /** True when the whole map is too small to be read. */
  isLarge(): boolean;
  /** From a part to the whole map, and from there back to the action. */
  toggle(): void;
  /** Back to what was shown before anybody chose. */
  reset(): void;
  attach(svg: SVGSVGElement): () => void;
}

export function createFraming(): Framing {
  const place = signal<Size>({ width: 0, height: 0 });
  const shown = signal<Shown>('follow');
  let map: Extent = { left: 0, top: 0, width: 1, height: 1 };
  let focus: Focus | undefined;
  let centre: Point | undefined;
  let held = false;
  const aspect = () => place.value.width / Math.max(place.value.height, 1) || 1;
  const near = (around: Point) => followed(map, { place: place.value, around, rooms: focus?.rooms });
  const around = (): Frame | undefined => {
    if (place.value.width === 0) return undefined;
    const at = focus?.at;
    const now = near(centre ?? at ?? { x: map.left + map.width / 2, y: map.top + map.height / 2 });
    if (!now || !at || isAtEase(windowOf(now, map, aspect()), at)) return now;
    centre = at;
    return near(at);
  };
  const choose = (next: Shown) => {
    shown.value = next;
    if (typeof next === 'string') held = false;
  };
  const framing: Framing = {
    aim: (nextMap, nextFocus) => {
      map = nextMap;
      focus = nextFocus;
    },
    follow: () => {
      const now = shown.peek();
      const at = focus?.at;
      if (typeof now !== 'string' && !held && at && !contains(framing.seen(), at.x, at.y))
        shown.value = moved({ ...now, ...at }, map);
    },
    part: () => (shown.value === 'whole' ? undefined : shown.value === 'follow' ? around() : shown.value),
    seen: () => windowOf(framing.part(), map, aspect()),
    isByHand: () => typeof shown.peek() !== 'string',
    isLarge: () => around() !== undefined,
    toggle: () => choose(framing.part() ? 'whole' : 'follow'),
    reset: () => choose('follow'),
    zoom: (by, at) => {
      // The first look closer goes to whoever acts.
      const start = framing.part() ?? (focus && !at ? { scale: 1, ...focus.at } : undefined);
      choose(zoomed(start, { by, map, at }) ?? 'whole');
    },
    pan: (x, y) => {
      const now = framing.part();
      if (!now) return;
      shown.value = moved({ ...now, x: now.x + x, y: now.y + y }, map);
      held = true;
    },
    attach: (svg) => {
      const observer = new ResizeObserver(() => {
        place.value = { width: svg.clientWidth, height: svg.clientHeight };
      });
      observer.observe(svg);
      const stop = listen(svg, framing);
      return () => {
        observer.disconnect();
        stop();
      };
    },
  };
  return framing;
}
