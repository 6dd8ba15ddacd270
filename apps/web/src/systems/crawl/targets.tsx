import type { OfferedOption } from '@souterrain/kernel';
import { SQUARE } from '../../ink/grid.ts';
import { squareOf } from './asked-squares.ts';
import type { Props } from './board.tsx';
import { type Ground, segment } from './ground.ts';

interface TargetsProps extends Props {
  readonly ground: Ground;
  /** Several options stand at the place that was clicked. */
  onAsk(options: readonly OfferedOption[], event: MouseEvent): void;
}

/** What options point at; the same options are buttons below, so these are for the pointer alone. */
export function Targets({ view, decision, onPick, onPoint, pointed, ground, onAsk }: TargetsProps) {
  const square = (cell: number) => {
    const { x, y } = ground.at(cell);
    return { x: x * SQUARE + 3, y: y * SQUARE + 3, width: SQUARE - 6, height: SQUARE - 6, rx: 5 };
  };
  const places = new Map<
    string,
    { readonly options: OfferedOption[]; readonly cell?: number; readonly line?: string }
  >();
  for (const option of decision?.options ?? []) {
    const at = placeOf(option, view, ground);
    if (!at) continue;
    const key = at.line ?? String(at.cell);
    const place = places.get(key);
    if (place) place.options.push(option);
    else places.set(key, { ...at, options: [option] });
  }
  return (
    <g class="targets">
      {[...places].map(([key, { options, cell, line }]) => {
        const first = options[0]!;
        const on = options.some((o) => o.id === pointed?.id) ? ' on' : '';
        const handlers = {
          onClick: (event: MouseEvent) => (options.length > 1 ? onAsk(options, event) : onPick(first)),
          onPointerEnter: () => onPoint(first),
          onPointerLeave: () => onPoint(undefined),
        };
        return line !== undefined ? (
          <path key={key} class={`target line${on}`} d={line} {...handlers} />
        ) : (
          <rect key={key} class={`target${on}`} {...square(cell!)} {...handlers} />
        );
      })}
    </g>
  );
}

/** The square or the side of a square an option points at, where it points at one. */
function placeOf(
  option: OfferedOption,
  view: Props['view'],
  ground: Ground,
): { readonly cell?: number; readonly line?: string } | undefined {
  const cell = squareOf(view, option);
  if (cell !== undefined) return { cell };
  const { at } = option;
  if (!at || !('door' in at)) return undefined;
  const door = view.board.doors.find((d) => d.id === at.door);
  return door && { line: segment(ground.at(door.cell), door.side) };
}
