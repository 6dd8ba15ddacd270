import type { AD1Event, AD1View } from '@souterrain/attention-donjon';
import { SQUARE } from '../../ink/grid.ts';
import { adoptStyles } from '../../page/adopt.ts';
import css from '../../styles/attention-donjon.css?inline';
import type { BoardProps } from '../adaptor.ts';
import { boardWords } from './board-words.ts';
import { Doors } from './doors.tsx';
import { Figures } from './figures.tsx';
import { type Ground, groundOf } from './ground.ts';
import { Scenery } from './scenery.tsx';
import { Targets } from './targets.tsx';

adoptStyles(css);

export type Props = BoardProps<AD1View, AD1Event>;

/** Layers, bottom up: rock, hatching, zones, grid, walls, doors, scenery, overlay, figures, targets. */
export function Board(props: Props) {
  const { view, lang, Overlay } = props;
  if (view.board.rooms.length === 0) return <p class="no-map">{boardWords[lang].noMap}</p>;
  const ground = groundOf(view);
  const { width, height, ink, walls, zoneLines } = ground;
  return (
    <svg
      class="map dungeon"
      viewBox={`0 0 ${width * SQUARE} ${height * SQUARE}`}
      role="img"
      aria-label={props.describe?.(props) ?? boardWords[lang].map}
    >
      <defs>
        <pattern id="squares" width={SQUARE} height={SQUARE} patternUnits="userSpaceOnUse">
          <path class="grid" d={`M${SQUARE} 0V${SQUARE}M0 ${SQUARE}H${SQUARE}`} />
        </pattern>
      </defs>
      <path class="rock" fill-rule="evenodd" d={ink.floor} />
      <path class="hatch" d={ink.hatch} />
      <path class="floor" fill-rule="evenodd" d={ink.floor} />
      <Zones ground={ground} />
      <path fill="url(#squares)" fill-rule="evenodd" d={ink.floor} />
      <path class="zone-line" d={zoneLines} />
      <path class="wall" d={ink.wall} />
      <path class="inner-wall" d={walls} />
      <Doors {...props} ground={ground} />
      <Scenery {...props} ground={ground} />
      {Overlay && <Overlay {...props} />}
      <Figures {...props} ground={ground} />
      <Targets {...props} ground={ground} />
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
