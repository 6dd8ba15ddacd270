import type { C50Event, C50View, FloorView } from '@souterrain/cinquante-etages';
import { Coordinate } from '../../ink/coordinate.tsx';
import { gridGround, SQUARE } from '../../ink/grid.ts';
import { Hatching } from '../../ink/hatching.tsx';
import { type InkedMap, inkMap } from '../../ink/map.ts';
import type { BoardProps } from '../adaptor.ts';
import { type Focus, useMap } from '../map/use-map.tsx';
import { type BoardWords, boardWords } from './board-words.ts';
import { creaturesIn, guardianFor } from './creatures.ts';
import { Feature } from './features.tsx';
import { CreatureFigure, HeroFigure } from './figures.tsx';
import { nounOf } from './nouns.ts';
import { creatureTitle, heroTitle } from './titles.ts';
import { Tombs } from './tombs.tsx';

const MARGIN = 36;

/** Layers, bottom up: rock, hatching, floor, grid, walls, what squares hold, figures, overlay, targets. */
export function Board(props: BoardProps<C50View, C50Event>) {
  const { view, words, lang, Overlay } = props;
  const { floor } = view;
  const size = (floor?.side ?? 0) * SQUARE + 2 * MARGIN;
  const frame = useMap({ left: -MARGIN, top: -MARGIN, width: size, height: size }, focusOf(props), lang);
  if (!floor) return null;
  const said = boardWords[lang];
  const { side } = floor;
  const map = inkFloor(floor);
  const { left, top, width, height } = frame.seen;
  const xy = (cell: number) => ({ x: cell % side, y: Math.floor(cell / side) });
  return (
    <>
      <svg
        ref={frame.attach}
        class={frame.zoomed ? 'map zoomed' : 'map'}
        viewBox={`${left} ${top} ${width} ${height}`}
        role="img"
        aria-label={props.describe?.(props) ?? said.floor(floor.number)}
      >
        <defs>
          <pattern id="squares" width={SQUARE} height={SQUARE} patternUnits="userSpaceOnUse">
            <path class="grid" d={`M${SQUARE} 0V${SQUARE}M0 ${SQUARE}H${SQUARE}`} />
          </pattern>
        </defs>
        <path class="rock" fill-rule="evenodd" d={map.floor} />
        <path class="block" d={blocks(floor)} />
        <Hatching of={map} />
        <path class="floor" fill-rule="evenodd" d={map.floor} />
        <path fill="url(#squares)" fill-rule="evenodd" d={map.floor} />
        <path class="wall" d={map.wall} />
        <Coordinates side={side} />
        {[...floor.cells].map((kind, cell) => (
          <Feature key={cell} kind={kind} {...xy(cell)} title={said.squares[kind] ?? ''} />
        ))}
        {creaturesIn(view).map(([cell, creature], i) => (
          <CreatureFigure
            key={cell}
            {...xy(cell)}
            id={`c${cell}`}
            creature={creature.id}
            floor={floor.number}
            pv={creature.pv}
            mark={String(i + 1)}
            met={isMet(view, cell)}
            title={creatureTitle(nounOf(words, creature.id), creature, said)}
          />
        ))}
        <Guardian {...props} said={said} />
        <Heroes {...props} said={said} />
        {Overlay && <Overlay {...props} seen={frame.seen} />}
        <Targets {...props} />
      </svg>
      {frame.controls}
    </>
  );
}

/** The hero who plays. */
function focusOf({ view: { floor, heroes, active }, decision }: BoardProps<C50View, C50Event>): Focus | undefined {
  const hero = heroes[decision?.seat ?? Math.max(0, active)];
  if (!floor || !hero) return undefined;
  const middle = (at: number) => (at + 0.5) * SQUARE;
  return { at: { x: middle(hero.cell % floor.side), y: middle(Math.floor(hero.cell / floor.side)) } };
}

/** Columns are letters and rows numbers, as the options name them. */
const Coordinates = ({ side }: { readonly side: number }) => (
  <g class="coordinates">
    {Array.from({ length: side }, (_, i) => (
      <>
        <Coordinate value={String.fromCharCode(97 + i)} x={(i + 0.5) * SQUARE} y={side * SQUARE + 16} />
        <Coordinate value={i + 1} x={-16} y={(i + 0.5) * SQUARE} />
      </>
    ))}
  </g>
);

function inkFloor(floor: FloorView): InkedMap {
  const walls = floor.cells.replace(/[^#]/g, '.');
  const squares = {
    width: floor.side,
    height: floor.side,
    open: (x: number, y: number) => walls[y * floor.side + x] === '.',
  };
  return inkMap(`${floor.number}:${walls}`, () => gridGround(squares), { seed: floor.number * 97 + floor.entry });
}

/** Rock inside the floor, wider than the rim that follows its outline. */
function blocks({ side, cells }: FloorView): string {
  const inner = (at: number) => at > 0 && at < side - 1;
  return [...cells]
    .flatMap((kind, cell) => {
      const [x, y] = [cell % side, Math.floor(cell / side)];
      return kind === '#' && inner(x) && inner(y)
        ? [`M${x * SQUARE} ${y * SQUARE}h${SQUARE}v${SQUARE}h-${SQUARE}z`]
        : [];
    })
    .join('');
}

type Part = BoardProps<C50View, C50Event> & { readonly said: BoardWords };

/** A hero stands on the square of a creature. */
const isMet = ({ floor, heroes }: C50View, cell: number): boolean =>
  heroes.some((h) => h.status === 'exploring' && h.floor === floor?.number && h.cell === cell);

function Guardian({ view, words, decision, said }: Part) {
  const { floor } = view;
  const guardian = guardianFor(view, decision?.seat);
  if (!floor || !guardian) return null;
  const { side, stairs } = floor;
  return (
    <CreatureFigure
      x={stairs % side}
      y={Math.floor(stairs / side)}
      id="gardien"
      creature={guardian.id}
      floor={floor.number}
      pv={guardian.pv}
      mark="★"
      met={isMet(view, stairs)}
      title={`${said.guardian} · ${creatureTitle(nounOf(words, guardian.id), guardian, said)}`}
    />
  );
}

/** Those on this floor; the dead leave their heap. */
function Heroes({ view, company, decision, said }: Part) {
  const { floor, heroes } = view;
  if (!floor) return null;
  const here = heroes.filter((h) => h.floor === floor.number);
  const xy = (cell: number) => ({ x: cell % floor.side, y: Math.floor(cell / floor.side) });
  const isHeld = (cell: number) =>
    cell in floor.creatures || (cell === floor.stairs && guardianFor(view, decision?.seat) !== undefined);
  return (
    <>
      <Tombs
        dead={here.filter((h) => h.status === 'dead')}
        side={floor.side}
        isHeld={(cell) => isHeld(cell) || isMet(view, cell)}
        title={(h) => said.heap(company.names[h.seat] ?? '')}
      />
      {here
        .filter((h) => h.status === 'exploring')
        .map((h, i, all) => (
          <HeroFigure
            key={h.seat}
            {...xy(h.cell)}
            seat={h.seat}
            classe={h.classe}
            name={company.names[h.seat] ?? ''}
            pv={h.pv}
            active={decision?.seat === h.seat}
            high={h.cell >= floor.side * (floor.side - 1) || all.slice(0, i).some((o) => o.cell === h.cell)}
            shift={all.slice(0, i).filter((o) => o.cell === h.cell).length + (isHeld(h.cell) ? 1 : 0)}
            title={heroTitle(company.names[h.seat] ?? '', h, said)}
          />
        ))}
    </>
  );
}

/** Squares that an option leads to; the same options are buttons below, so these are for the pointer alone. */
function Targets({ decision, onPick, onPoint, pointed }: BoardProps<C50View, C50Event>) {
  const targets = (decision?.options ?? []).flatMap((option) => {
    const { at } = option;
    return at && 'cell' in at ? [{ option, x: at.cell[0], y: at.cell[1] }] : [];
  });
  return (
    <g class="targets">
      {targets.map(({ option, x, y }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: each target is also a button of the decision bar.
        <rect
          key={option.id}
          class={pointed?.id === option.id ? 'target on' : 'target'}
          x={x * SQUARE + 3}
          y={y * SQUARE + 3}
          width={SQUARE - 6}
          height={SQUARE - 6}
          rx="5"
          onClick={() => onPick(option)}
          onPointerEnter={() => onPoint(option)}
          onPointerLeave={() => onPoint(undefined)}
        />
      ))}
    </g>
  );
}
