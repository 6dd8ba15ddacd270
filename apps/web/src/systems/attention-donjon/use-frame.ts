import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { media } from '../../page/media.ts';
import { contains, type Extent, type Frame, moved, type Point, STEP, windowOf, zoomed } from './frame.ts';

/** Narrower screens scroll as a page: there the wheel is not ours. */
const still = media('(min-width: 1280px)');

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Framing {
  readonly frame: Signal<Frame | undefined>;
  zoom(by: number, at?: Point): void;
  /** The window to draw, of the whole map where nothing was zoomed. */
  window(): Extent;
  readonly svg: { current: SVGSVGElement | null };
}

/**
 * The map can be enlarged with the wheel, two fingers or the keys + and −, and moved by dragging or with Shift and arrows.
 * Enlarged, it follows the figure that acts.
 */
export function useFrame(map: Extent, focus: Point | undefined): Framing {
  const svg = useRef<SVGSVGElement>(null);
  const frame = useSignal<Frame | undefined>(undefined);
  const latest = useRef(map);
  latest.current = map;
  const watched = useRef(focus);
  watched.current = focus;
  const aspect = () => {
    const { clientWidth = 1, clientHeight = 1 } = svg.current ?? {};
    return clientWidth / Math.max(clientHeight, 1);
  };
  const framing: Framing = {
    frame,
    svg,
    window: () => windowOf(frame.value, latest.current, aspect()),
    zoom: (by, at) => {
      const { current: map } = latest;
      // The first look closer goes to whoever acts.
      const start = frame.value ?? (watched.current && !at ? { scale: 1, ...watched.current } : undefined);
      frame.value = zoomed(start, { by, map, at });
    },
  };
  useEffect(() => {
    const now = frame.peek();
    if (now && focus && !contains(framing.window(), focus.x, focus.y))
      frame.value = moved({ ...now, ...focus }, latest.current);
  }, [focus?.x, focus?.y]);
  useEffect(() => (svg.current ? listen(svg.current, framing, () => latest.current) : undefined), [svg.current]);
  return framing;
}

function listen(svg: SVGSVGElement, { frame, zoom, window }: Framing, map: () => Extent): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  /** Map units a pixel. */
  const unit = () => window().width / svg.clientWidth;
  const pan = (x: number, y: number) => {
    const now = frame.value;
    if (now) frame.value = moved({ ...now, x: now.x + x, y: now.y + y }, map());
  };
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
    else if (event.key === 'f') frame.value = undefined;
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
