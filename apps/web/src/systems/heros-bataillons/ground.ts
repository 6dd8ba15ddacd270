import type { Being, Scene } from '@souterrain/heros-bataillons';
import type { Box, Loop, Point } from '../../ink/ground.ts';
import { boxOf } from '../../ink/ground.ts';
import { type InkedMap, inkMap } from '../../ink/map.ts';
import { unionGround } from '../../ink/union.ts';
import { phone } from '../../page/media.ts';
import { layOut } from './layout.ts';
import { type Route, routeOf } from './routes.ts';

/** A figure stands in a square of this side. */
export const CELL = 42;
/** As high as a figure with its points and its name. */
export const ROW = 54;
/** Above the figures the name of a zone, under them what stands there. */
export const HEAD = 42;
const FOOT = 26;
/** Between two columns, and between two rows. */
const GAPS = { wide: [58, 32], narrow: [46, 42] } as const;
const RIM = 38;

export interface Passage extends Route {
  readonly link: Scene['links'][number];
}

/** A scene as it is drawn. */
export interface Ground {
  readonly box: Box;
  readonly ink: InkedMap;
  readonly zones: ReadonlyMap<string, Box>;
  readonly passages: readonly Passage[];
  /** Figures in a row of a zone, and in a column. */
  readonly across: number;
  readonly rows: number;
}

export type Plan = Pick<Scene, 'zones' | 'links'>;

type Shape = readonly [across: number, rows: number];

/** Shapes of a zone, in figures: the first that holds those who stand in the fullest one, each side on its own. */
const WIDE: readonly Shape[] = [
  [4, 1],
  [5, 1],
  [5, 2],
  [6, 2],
  [6, 3],
  [7, 4],
  [8, 5],
];
const NARROW: readonly Shape[] = [
  [3, 1],
  [3, 2],
  [3, 3],
  [4, 3],
  [5, 4],
  [6, 7],
];

export const isOnMap = ({ zone, status }: Being): boolean =>
  zone !== null && (status === 'present' || status === 'coma');

/** The zones of a scene, large enough for all. */
export function groundOf({ zones, links }: Plan, beings: readonly Being[]): Ground {
  const [shapes, [gapX, gapY]] = phone.value ? [NARROW, GAPS.narrow] : [WIDE, GAPS.wide];
  const count = (id: string, side: Being['side']): number =>
    beings.filter((being) => being.zone === id && being.side === side && isOnMap(being)).length;
  const holds = ([across, rows]: Shape): boolean =>
    zones.every(
      ({ id }) => Math.ceil(count(id, 'heros') / rows) + Math.ceil(count(id, 'adversaires') / rows) <= across,
    );
  const [across, rows] = shapes.find(holds) ?? shapes.at(-1)!;
  const width = across * CELL + 16;
  const height = HEAD + rows * ROW + FOOT;
  const boxes = new Map<string, Box>();
  for (const [id, { column, row }] of layOut({ zones, links }))
    boxes.set(id, { x: column * (width + gapX), y: row * (height + gapY), width, height });
  const passages = links.map((link) => ({ link, ...routeOf(boxes, link) }));
  const loops = [...[...boxes.values()].map(loopOf), ...passages.flatMap(({ loops: parts }) => parts)];
  const key = `${zones.map(({ id }) => id).join()} ${links.map(({ from, to }) => `${from}-${to}`).join()} ${across} ${rows} ${gapX}`;
  const ink = inkMap(key, () => unionGround(loops), { seed: key.length * 31 + across });
  return { box: boxOf(loops, RIM), ink, zones: boxes, passages, across, rows };
}

/** A corner cut off here and there, as rooms of a drawn map have. */
function loopOf({ x, y, width, height }: Box): Loop {
  const [right, bottom, cut] = [x + width, y + height, 14];
  return [
    [x + cut, y],
    [right, y],
    [right, bottom - cut],
    [right - cut, bottom],
    [x, bottom],
    [x, y + cut],
  ];
}

export const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];
