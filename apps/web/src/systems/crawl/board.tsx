import { useSignal } from '@preact/signals';
import type { CrawlView } from '@souterrain/crawl';
import type { Crawl } from '@souterrain/crawl/world';
import { type Cell, xOf, yOf } from '@souterrain/dungeon';
import type { GameEvent, OfferedDecision, OfferedOption } from '@souterrain/kernel';
import { SQUARE } from '../../ink/grid.ts';
import { Hatching } from '../../ink/hatching.tsx';
import { adoptStyles } from '../../page/adopt.ts';
import adventure from '../../styles/adventure.css?inline';
import css from '../../styles/crawl.css?inline';
import type { BoardProps } from '../adaptor.ts';
import type { Extent } from '../map/frame.ts';
import { type Focus, type MapView, useMap } from '../map/use-map.tsx';
import { type Asked, PlaceMenu } from '../place-menu.tsx';
import { askedSquares } from './asked-squares.ts';
import { boardWords } from './board-words.ts';
import { Doors } from './doors.tsx';
import { Figures } from './figures.tsx';
import { type Ground, groundOf, spanOf } from './ground.ts';
import { Coordinates, Labels } from './labels.tsx';
import { cellsToLay } from './laid-room.ts';
import { Names } from './names.tsx';
import { Scenery } from './scenery.tsx';
import { Targets } from './targets.tsx';
import { worldIn } from './world.ts';

adoptStyles(adventure);
adoptStyles(css);

/** What the layers of the map read, whatever the edition. */
export type Props = Omit<BoardProps<CrawlView>, 'Overlay' | 'describe'>;

/** The map, and what acts on it: its frame, and the question of a place where several things may be done. */
export function Board<V extends CrawlView, E extends GameEvent>(props: BoardProps<V, E>) {
  const { view, lang, decision } = props;
  const asked = useSignal<(Asked & { readonly decision: OfferedDecision | undefined }) | undefined>(undefined);
  const g = worldIn(props);
  const ground = view.board.rooms.length > 0 ? groundOf(g) : undefined;
  const laid = cellsToLay(g, decision);
  const span = ground && (laid.length > 0 ? spanOf([...ground.plan.squares.keys(), ...laid]) : ground);
  const map = useMap(span ? extentOf(span) : NOWHERE, ground && focusOf(props, ground, laid), lang);
  if (!ground || view.phase === 'creation') return <p class="no-map">{boardWords[lang].noMap}</p>;
  if (view.phase === 'interlude') return <p class="no-map">{boardWords[lang].town}</p>;
  const ask = (options: readonly OfferedOption[], { clientX, clientY }: MouseEvent) => {
    const box = map.svg!.getBoundingClientRect();
    asked.value = { options, decision, x: clientX - box.left, y: clientY - box.top };
  };
  const close = () => {
    asked.value = undefined;
  };
  return (
    <>
      <DungeonMap {...props} g={g} ground={ground} map={map} onAsk={ask} />
      {map.controls}
      {asked.value && asked.value.decision === decision && <PlaceMenu {...props} asked={asked.value} onClose={close} />}
    </>
  );
}

/** The middle of the square of whoever acts or decides; its room with the squares it chooses from, or where one would be laid. */
function focusOf({ view, decision }: Props, { plan }: Ground, laid: readonly Cell[]): Focus | undefined {
  const standing = view.figures.filter((f) => f.status === 'plateau');
  const acting =
    standing.find((f) => f.id === view.turn?.figure) ?? standing.find((f) => f.hero?.seat === decision?.seat);
  if (!acting) return undefined;
  const { room } = plan.squares.get(acting.cell) ?? {};
  const home = [...plan.squares.values()].filter((square) => square.room === room).map(({ cell }) => cell);
  const asked = askedSquares(view, decision);
  const wanted = laid.length > 0 ? [[...laid, acting.cell]] : [[...home, ...asked], [acting.cell, ...asked], home];
  return {
    at: { x: (xOf(acting.cell) + 0.5) * SQUARE, y: (yOf(acting.cell) + 0.5) * SQUARE },
    rooms: wanted.map((cells) => extentOf(spanOf(cells))),
  };
}

const NOWHERE: Extent = { left: 0, top: 0, width: 1, height: 1 };

const extentOf = ({ left, top, width, height }: Extent): Extent => ({
  left: left * SQUARE,
  top: top * SQUARE,
  width: width * SQUARE,
  height: height * SQUARE,
});

interface DungeonMapProps<V extends CrawlView, E extends GameEvent> extends BoardProps<V, E> {
  readonly g: Crawl;
  readonly ground: Ground;
  readonly map: MapView;
  onAsk(options: readonly OfferedOption[], event: MouseEvent): void;
}

/** Layers, bottom up: rock, hatching, zones, grid, walls, labels, doors, scenery, figures, overlay, targets, names. */
function DungeonMap<V extends CrawlView, E extends GameEvent>(props: DungeonMapProps<V, E>) {
  const { lang, Overlay, ground, map } = props;
  const { ink, walls, zoneLines, left, top } = ground;
  const { seen } = map;
  const drawn = { ...seen, left: seen.left - left * SQUARE, top: seen.top - top * SQUARE };
  return (
    <svg
      ref={map.attach}
      class={map.zoomed ? 'map dungeon zoomed' : 'map dungeon'}
      viewBox={`${drawn.left} ${drawn.top} ${seen.width} ${seen.height}`}
      role="img"
      aria-label={props.describe?.(props) ?? boardWords[lang].map}
    >
      <defs>
        <pattern id="squares" width={SQUARE} height={SQUARE} patternUnits="userSpaceOnUse">
          <path class="grid" d={`M${SQUARE} 0V${SQUARE}M0 ${SQUARE}H${SQUARE}`} />
        </pattern>
      </defs>
      <path class="rock" fill-rule="evenodd" d={ink.floor} />
      <Hatching of={ink} />
      <path class="floor" fill-rule="evenodd" d={ink.floor} />
      <Zones ground={ground} />
      <path fill="url(#squares)" fill-rule="evenodd" d={ink.floor} />
      <path class="zone-line" d={zoneLines} />
      <path class="wall" d={ink.wall} />
      <path class="inner-wall" d={walls} />
      <Labels {...props} />
      <Doors {...props} />
      <Scenery {...props} />
      <Figures {...props} />
      {Overlay && <Overlay {...props} seen={drawn} />}
      <Targets {...props} />
      <Names {...props} />
      <Coordinates ground={ground} seen={seen} />
    </svg>
  );
}

const TINTS = 5;

/** Each zone has a tint: distances are counted in zones. */
const Zones = ({ ground: { zones, at } }: { readonly ground: Ground }) => (
  <>
    {zones.map(({ id, cells }, i) => (
      <path
        key={id}
        class={`zone zone-${(i % TINTS) + 1}`}
        d={cells
          .map((cell) => `M${at(cell).x * SQUARE} ${at(cell).y * SQUARE}h${SQUARE}v${SQUARE}h-${SQUARE}z`)
          .join('')}
      />
    ))}
  </>
);
