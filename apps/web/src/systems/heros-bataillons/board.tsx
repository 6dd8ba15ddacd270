import { useSignal } from '@preact/signals';
import type { HBEvent, HBView } from '@souterrain/heros-bataillons';
import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';
import type { Box } from '../../ink/ground.ts';
import { Hatching } from '../../ink/hatching.tsx';
import { adoptStyles } from '../../page/adopt.ts';
import adventure from '../../styles/adventure.css?inline';
import css from '../../styles/heros-bataillons.css?inline';
import places from '../../styles/places.css?inline';
import type { BoardProps } from '../adaptor.ts';
import type { Extent } from '../map/frame.ts';
import { type Focus, useMap } from '../map/use-map.tsx';
import { type Asked, PlaceMenu } from '../place-menu.tsx';
import { boardWords } from './board-words.ts';
import { Drawing } from './drawing.tsx';
import { actingIn, Figures } from './figures.tsx';
import { type Ground, groundOf, type Plan } from './ground.ts';
import { capital } from './names.ts';
import { Passages } from './passages.tsx';
import { draftIn, isDrawing } from './plan.ts';
import { FigureTargets, ZoneTargets } from './targets.tsx';
import { emptinessOf } from './where.ts';
import { Zones } from './zones.tsx';

for (const sheet of [adventure, places, css]) adoptStyles(sheet);

export type Props = BoardProps<HBView, HBEvent>;

/** What the layers of the map are given. */
export interface LayerProps extends Props {
  readonly plan: Plan;
  readonly ground: Ground;
  readonly seen: Extent;
  /** Several options stand at the place that was clicked. */
  onAsk(options: readonly OfferedOption[], event: MouseEvent): void;
}

/** The scene, or the one that the MJ is drawing, and the question of a place where several things may be done. */
export function Board(props: Props) {
  const { view, lang, decision } = props;
  const asked = useSignal<(Asked & { readonly decision: OfferedDecision | undefined }) | undefined>(undefined);
  const drawing = isDrawing(decision);
  const plan: Plan | null = drawing ? draftIn(decision) : view.scene;
  const ground = plan && plan.zones.length > 0 ? groundOf(plan, drawing ? [] : view.beings) : undefined;
  const map = useMap(ground ? extentOf(ground.box) : NOWHERE, ground && focusOf(props, ground), lang);
  if (!plan || !ground)
    return (
      <p class={view.mode === 'table' ? 'no-map hosted' : 'no-map'}>
        {view.scene && !view.delve ? capital(props.words.term(view.scene.title, undefined)) : ''}{' '}
        <span>{boardWords[lang].empty[emptinessOf(view)]}</span>
      </p>
    );
  const ask = (options: readonly OfferedOption[], { clientX, clientY }: MouseEvent) => {
    const { left, top } = map.svg!.getBoundingClientRect();
    asked.value = { options, decision, x: clientX - left, y: clientY - top };
  };
  const close = () => {
    asked.value = undefined;
  };
  const { seen } = map;
  const layer: LayerProps = { ...props, plan, ground, seen, onAsk: ask };
  return (
    <>
      <svg
        ref={map.attach}
        class={`map zones${view.mode === 'table' ? ' hosted' : ''}${map.zoomed ? ' zoomed' : ''}`}
        viewBox={`${seen.left} ${seen.top} ${seen.width} ${seen.height}`}
        role="img"
        aria-label={drawing ? boardWords[lang].drawn : (props.describe?.(props) ?? boardWords[lang].map)}
      >
        <Ink ground={ground} />
        <Zones {...layer} />
        <Passages {...layer} />
        {drawing ? <Drawing {...layer} /> : <Scene {...layer} />}
      </svg>
      {map.controls}
      {asked.value && asked.value.decision === decision && <PlaceMenu {...props} asked={asked.value} onClose={close} />}
    </>
  );
}

const NOWHERE: Extent = { left: 0, top: 0, width: 1, height: 1 };

const extentOf = ({ x, y, width, height }: Box): Extent => ({ left: x, top: y, width, height });

/** Whoever acts, or a hero when nobody does, and the zone it stands in. */
function focusOf(props: Props, ground: Ground): Focus | undefined {
  const { beings } = props.view;
  const acting = actingIn(props);
  const being =
    beings.find(({ id }) => id === acting) ?? beings.find(({ hero, zone }) => hero !== null && zone !== null);
  const zone = ground.zones.get(being?.zone ?? '');
  if (!zone) return undefined;
  const { x, y, width, height } = zone;
  return { at: { x: x + width / 2, y: y + height / 2 }, rooms: [{ left: x, top: y, width, height }] };
}

/** Walls first, then the floor over them: what rooms and passages share stays open. */
const Ink = ({ ground: { ink } }: { readonly ground: Ground }) => (
  <>
    <path class="rock" d={ink.floor} />
    <Hatching of={ink} />
    <path class="wall" d={ink.wall} />
    <path class="floor" d={ink.floor} />
  </>
);

function Scene(layer: LayerProps) {
  const { Overlay } = layer;
  return (
    <>
      <ZoneTargets {...layer} />
      <FigureTargets {...layer} />
      <Figures {...layer} />
      {Overlay && <Overlay {...layer} />}
    </>
  );
}
