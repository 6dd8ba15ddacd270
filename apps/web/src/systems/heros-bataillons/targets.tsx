import type { OfferedOption } from '@souterrain/kernel';
import type { LayerProps } from './board.tsx';
import { standing } from './figures.tsx';

type Place = { readonly zone: string } | { readonly figure: string };

/** Where an option points on the map. The forms of the MJ name a zone by its value. */
function placeOf({ at, label, id, params }: OfferedOption, { view, decision }: LayerProps): Place | undefined {
  if (at && ('zone' in at || 'figure' in at)) return at;
  const value = label === 'zone' ? params?.value : decision?.id === 'valeur' ? id : undefined;
  return value !== undefined && view.scene?.zones.some((zone) => zone.id === value)
    ? { zone: String(value) }
    : undefined;
}

/** The options of each zone, or of each figure, that is a place of the map. */
function byPlace(props: LayerProps, kind: 'zone' | 'figure'): ReadonlyMap<string, readonly OfferedOption[]> {
  const places = new Map<string, OfferedOption[]>();
  for (const option of props.decision?.options ?? []) {
    const place = placeOf(option, props);
    if (!place || !(kind in place)) continue;
    const key = 'zone' in place ? place.zone : place.figure;
    const there = places.get(key);
    if (there) there.push(option);
    else places.set(key, [option]);
  }
  return places;
}

/** The same options are buttons below, so these are for the pointer alone. */
const handlers = (options: readonly OfferedOption[], { onAsk, onPick, onPoint }: LayerProps) => ({
  onClick: (event: MouseEvent) => (options.length > 1 ? onAsk(options, event) : onPick(options[0]!)),
  onPointerEnter: () => onPoint(options[0]),
  onPointerLeave: () => onPoint(undefined),
});

const classOf = (options: readonly OfferedOption[], { pointed }: LayerProps): string =>
  options.some(({ id }) => id === pointed?.id) ? 'target on' : 'target';

export function ZoneTargets(props: LayerProps) {
  return (
    <g class="targets">
      {[...byPlace(props, 'zone')].map(([zone, options]) => {
        const box = props.ground.zones.get(zone);
        if (!box) return null;
        const { x, y, width, height } = box;
        return (
          <rect
            key={zone}
            class={classOf(options, props)}
            {...{ x: x + 6, y: y + 6, width: width - 12, height: height - 12, rx: 8 }}
            {...handlers(options, props)}
          />
        );
      })}
    </g>
  );
}

/** Around figures, under them: no stroke crosses their numbers. */
export function FigureTargets(props: LayerProps) {
  const places = standing(props.ground, props.view.beings);
  return (
    <g class="targets">
      {[...byPlace(props, 'figure')].map(([id, options]) => {
        const at = places.get(id);
        return (
          at && (
            <circle
              key={id}
              class={classOf(options, props)}
              cx={at[0]}
              cy={at[1]}
              r="20"
              {...handlers(options, props)}
            />
          )
        );
      })}
    </g>
  );
}
