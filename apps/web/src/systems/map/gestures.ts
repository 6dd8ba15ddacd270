import { media } from '../../page/media.ts';
import { type Point, STEP } from './frame.ts';
import type { Framing } from './framing.ts';

/** Narrower screens scroll as a page: there the wheel is not ours. */
const still = media('(min-width: 1280px)');

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Wheel, drag, two fingers and keys; what stops listening is returned. */
export function listen(svg: SVGSVGElement, framing: Framing): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const onWheel = (event: WheelEvent) => {
    if (!still.value && !event.ctrlKey) return;
    event.preventDefault();
    framing.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, pointOf(event, svg, framing));
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isForMap(event) || !press(event, svg, framing)) return;
    // The arrows would move between the options too.
    event.preventDefault();
    event.stopPropagation();
  };
  svg.addEventListener('wheel', onWheel, { passive: false, signal });
  drag(svg, framing, signal);
  addEventListener('keydown', onKey, { capture: true, signal });
  return () => gone.abort();
}

/** The map unit under the pointer; the drawing itself may start anywhere. */
function pointOf(
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
  svg: SVGSVGElement,
  framing: Framing,
): Point | undefined {
  const toDrawing = svg.getScreenCTM()?.inverse();
  const at = toDrawing && new DOMPoint(clientX, clientY).matrixTransform(toDrawing);
  const { left, top } = framing.seen();
  const { x, y } = svg.viewBox.baseVal;
  return at && { x: at.x - x + left, y: at.y - y + top };
}

function drag(svg: SVGSVGElement, framing: Framing, signal: AbortSignal): void {
  const fingers = new Map<number, Point>();
  /** Map units a pixel. */
  const unit = () => framing.seen().width / svg.clientWidth;
  const onDown = (event: PointerEvent) => fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  const onUp = (event: PointerEvent) => fingers.delete(event.pointerId);
  const onMove = (event: PointerEvent) => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    // A click may tremble: the map moves once the pointer clearly does.
    if (apart(from, to) < 4 && !svg.hasPointerCapture(event.pointerId)) return;
    svg.setPointerCapture(event.pointerId);
    if (other) {
      const middle = { clientX: (to.x + other.x) / 2, clientY: (to.y + other.y) / 2 };
      framing.zoom(apart(to, other) / Math.max(1, apart(from, other)), pointOf(middle, svg, framing));
    } else framing.pan((from.x - to.x) * unit(), (from.y - to.y) * unit());
    fingers.set(event.pointerId, to);
  };
  svg.addEventListener('pointerdown', onDown, { signal });
  svg.addEventListener('pointermove', onMove, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const) svg.addEventListener(end, onUp, { signal });
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function isForMap({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return !(target as Element).closest?.('input, select, textarea, dialog, [role="menu"]');
}

/** Arrows move the map with Shift, or alone from its own buttons; 0 is the map's where no option takes it. */
function press({ key, shiftKey, target }: KeyboardEvent, svg: SVGSVGElement, framing: Framing): boolean {
  const here = target instanceof Node && (svg.parentElement?.contains(target) ?? false);
  const way = shiftKey || here ? PANS[key] : undefined;
  const { width, height } = framing.seen();
  if (key === '+' || key === '=') framing.zoom(STEP);
  else if (key === '-') framing.zoom(1 / STEP);
  else if (key === 'f') framing.toggle();
  else if (key === '0' && isFree('0')) framing.reset();
  else if (way) framing.pan((way[0] * width) / 6, (way[1] * height) / 6);
  else return false;
  return true;
}

const isFree = (digit: string): boolean =>
  !document.querySelector('[data-decision="lancer-les-des"]') &&
  [...document.querySelectorAll('[data-decision] kbd')].every(({ textContent }) => textContent !== digit);
