import { type Signal, useSignal } from '@preact/signals';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { media } from '../../page/media.ts';
import {
  contains,
  type Extent,
  type Frame,
  followed,
  isAtEase,
  moved,
  type Point,
  type Size,
  STEP,
  windowOf,
  zoomed,
} from './frame.ts';

/** Narrower screens scroll as a page: there the wheel is not ours. */
const still = media('(min-width: 1280px)');

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What is shown: the whole map, a part chosen by hand, or, until somebody chooses, whatever can be read around the action. */
type Shown = 'follow' | 'whole' | Frame;

export interface Framing {
  /** The part of the map to draw; none for the whole of it. */
  part(): Frame | undefined;
  /** The window to draw, of the whole map where nothing was zoomed. */
  window(): Extent;
  zoom(by: number, at?: Point): void;
  pan(x: number, y: number): void;
  /** True when the whole map is too small to be read. */
  isLarge(): boolean;
  /** From a part to the whole map, and from there back to the action. */
  toggle(): void;
  readonly svg: Signal<SVGSVGElement | null>;
  attach(svg: SVGSVGElement | null): void;
}

/**
 * The map can be enlarged with the wheel, two fingers or the keys + and −, and moved by dragging or with Shift and arrows.
 * Enlarged, it follows the figure that acts.
 */
export function useFrame(map: Extent, focus: Point | undefined): Framing {
  const svg = useSignal<SVGSVGElement | null>(null);
  const attach = useCallback((element: SVGSVGElement | null) => {
    svg.value = element;
  }, []);
  const place = useSignal<Size>({ width: 0, height: 0 });
  const shown = useSignal<Shown>('follow');
  const latest = useRef(map);
  latest.current = map;
  const centre = useRef<Point | undefined>(undefined);
  const aspect = () => place.value.width / Math.max(place.value.height, 1) || 1;
  const follow = (): Frame | undefined => {
    const { left, top, width, height } = latest.current;
    if (place.value.width === 0) return undefined;
    const around = centre.current ?? focus ?? { x: left + width / 2, y: top + height / 2 };
    const near = (point: Point) => followed(latest.current, { place: place.value, around: point });
    const now = near(around);
    if (!now || !focus || isAtEase(windowOf(now, latest.current, aspect()), focus)) return now;
    centre.current = focus;
    return near(focus);
  };
  const part = (): Frame | undefined =>
    shown.value === 'whole' ? undefined : shown.value === 'follow' ? follow() : shown.value;
  const framing: Framing = {
    svg,
    attach,
    part,
    window: () => windowOf(part(), latest.current, aspect()),
    isLarge: () => follow() !== undefined,
    toggle: () => {
      shown.value = part() ? 'whole' : 'follow';
    },
    zoom: (by, at) => {
      // The first look closer goes to whoever acts.
      const start = part() ?? (focus && !at ? { scale: 1, ...focus } : undefined);
      shown.value = zoomed(start, { by, map: latest.current, at }) ?? 'whole';
    },
    pan: (x, y) => {
      const now = part();
      if (now) shown.value = moved({ ...now, x: now.x + x, y: now.y + y }, latest.current);
    },
  };
  const current = useRef(framing);
  current.current = framing;
  useEffect(() => {
    const now = shown.peek();
    if (typeof now !== 'string' && focus && !contains(framing.window(), focus.x, focus.y))
      shown.value = moved({ ...now, ...focus }, latest.current);
  }, [focus?.x, focus?.y]);
  useEffect(() => {
    const element = svg.value;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      place.value = { width: element.clientWidth, height: element.clientHeight };
    });
    observer.observe(element);
    const stop = listen(element, current, () => latest.current);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [svg.value]);
  return framing;
}

function listen(svg: SVGSVGElement, framing: { readonly current: Framing }, map: () => Extent): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  const window = () => framing.current.window();
  const zoom = (by: number, at?: Point) => framing.current.zoom(by, at);
  const pan = (x: number, y: number) => framing.current.pan(x, y);
  /** Map units a pixel. */
  const unit = () => window().width / svg.clientWidth;
  const pointOf = ({ clientX, clientY }: MouseEvent): Point | undefined => {
    const { left, top } = map();
    const toMap = svg.getScreenCTM()?.inverse();
    const at = toMap && new DOMPoint(clientX, clientY).matrixTransform(toMap);
    // The drawing starts at (0, 0), wherever the map does.
    return at && { x: at.x + left, y: at.y + top };
  };
  const onWheel = (event: WheelEvent) => {
    if (!still.value && !event.ctrlKey) return;
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, pointOf(event));
  };
  const onDown = (event: PointerEvent) => fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  const onUp = (event: PointerEvent) => fingers.delete(event.pointerId);
  const onMove = (event: PointerEvent) => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    const step = Math.hypot(to.x - from.x, to.y - from.y);
    // A click may tremble: the map moves once the pointer clearly does.
    if (step < 4 && !svg.hasPointerCapture(event.pointerId)) return;
    svg.setPointerCapture(event.pointerId);
    if (other)
      zoom(Math.hypot(to.x - other.x, to.y - other.y) / Math.max(1, Math.hypot(from.x - other.x, from.y - other.y)));
    else pan((from.x - to.x) * unit(), (from.y - to.y) * unit());
    fingers.set(event.pointerId, to);
  };
  const onKey = (event: KeyboardEvent) => {
    const from = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || from.closest?.('input, select, textarea, dialog')) return;
    const way = event.shiftKey ? PANS[event.key] : undefined;
    if (event.key === '+' || event.key === '=') zoom(STEP);
    else if (event.key === '-') zoom(1 / STEP);
    else if (event.key === 'f') framing.current.toggle();
    else if (way) pan((way[0] * window().width) / 6, (way[1] * window().height) / 6);
    else return;
    // The arrows would move between the options too.
    event.preventDefault();
    event.stopPropagation();
  };
  const gone = new AbortController();
  const { signal } = gone;
  svg.addEventListener('wheel', onWheel, { passive: false, signal });
  svg.addEventListener('pointerdown', onDown, { signal });
  svg.addEventListener('pointermove', onMove, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const) svg.addEventListener(end, onUp, { signal });
  addEventListener('keydown', onKey, { capture: true, signal });
  return () => gone.abort();
}
