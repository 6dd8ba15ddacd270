import type { HeroView } from '@souterrain/cinquante-etages';
import { SQUARE } from '../../ink/grid.ts';
import { pictureOf } from './bestiary.ts';
import { portraitOf } from './portraits.ts';

type ClassId = HeroView['classe'];

const HEXAGON = 'M0 -18L16 -9V9L0 18L-16 9V-9Z';
const middle = (at: number) => (at + 0.5) * SQUARE;

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly title: string;
}

interface HeroProps extends Placed {
  readonly seat: number;
  readonly classe: ClassId;
  readonly name: string;
  readonly pv: number;
  readonly active: boolean;
  /** How many others it shares its square with: it stands a little aside, so that all are seen. */
  readonly shift: number;
  /** Its name stands over it: the letters of the columns, or the name of another, are below. */
  readonly high: boolean;
}

/** Heroes are discs. */
export const HeroFigure = ({ x, y, title, seat, classe, name, pv, active, shift, high }: HeroProps) => (
  <g class="fig hero" data-figure={seat} transform={`translate(${middle(x) + shift * 13} ${middle(y) - shift * 6})`}>
    <title>{title}</title>
    {active && <circle class="halo" r="21.500" />}
    <circle class="base" r="17" />
    <Face path={portraitOf(classe)} size={25} />
    <text class="name" y={high ? -25 : 31}>
      {name}
    </text>
    <Points pv={pv} />
  </g>
);

interface CreatureProps extends Placed {
  readonly id: string;
  readonly creature: string;
  readonly floor: number;
  readonly pv: number;
  /** Number of a creature on the map, or a sign for a guardian. */
  readonly mark: string;
  /** A hero stands there too: it draws back a little. */
  readonly met: boolean;
}

/** Creatures are numbered hexagons with their PV. */
export const CreatureFigure = ({ x, y, title, id, creature, floor, pv, mark, met }: CreatureProps) => (
  <g
    class="fig foe"
    data-figure={id}
    transform={`translate(${middle(x) - (met ? 14 : 0)} ${middle(y) + (met ? 4 : 0)})`}
  >
    <title>{title}</title>
    <path class="base" d={HEXAGON} />
    <Face path={pictureOf(creature, floor)} size={23} />
    <g class="num" transform="translate(-13 -13)">
      <circle r="7.500" />
      <text y="4">{mark}</text>
    </g>
    <Points pv={pv} x={met ? -11 : 12} />
  </g>
);

const Points = ({ pv, x = 12 }: { readonly pv: number; readonly x?: number }) => (
  <g class="points" transform={`translate(${x} 13)`}>
    <rect x="-9" y="-7" width="18" height="14" rx="7" />
    <text y="4">{pv}</text>
  </g>
);

const Face = ({ path, size }: { readonly path: string; readonly size: number }) => (
  <path class="face" d={path} transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`} />
);
