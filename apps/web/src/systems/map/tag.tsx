import type { Extent, Point } from './frame.ts';

/** About the width of a letter of a tag. */
const LETTER = 6.3;
/** Wide enough for the numbers of columns and rows. */
const MARGIN = 22;
const LINE = 17;

interface Said {
  readonly text: string;
  /** A rule that is cited after the text. */
  readonly rule?: string | undefined;
}

interface TagProps extends Said {
  /** Its middle. */
  readonly at: Point;
  /** A line under the first. */
  readonly second?: Said | undefined;
  readonly risk?: boolean;
  /** The part of the map that is seen: a tag stays inside. */
  readonly within?: Extent | undefined;
  /** Figures and other tags that it should not hide. */
  readonly crowd?: readonly Point[];
}

/** A few words on the map, on paper of their own. */
export function Tag({ risk = false, ...said }: TagProps) {
  const { x, y, half, tall, lines } = tagPlace(said);
  return (
    <g class={risk ? 'tag risk' : 'tag'} transform={`translate(${x} ${y})`}>
      <rect x={-half} y={-tall} width={half * 2} height={tall * 2} rx="11" />
      {lines.map((line, i) => (
        <text key={line.text} y={15 - tall + i * LINE}>
          {line.text}
          {line.rule && (
            <tspan class="rule" dx="6">
              {line.rule}
            </tspan>
          )}
        </text>
      ))}
    </g>
  );
}

/** Where a tag stands, and how large it is. */
export function tagPlace({ at, text, rule, second, within, crowd = [] }: Omit<TagProps, 'risk'>) {
  const lines: readonly Said[] = second ? [{ text, rule }, second] : [{ text, rule }];
  const half = (Math.max(...lines.map(lengthOf)) + 18) / 2;
  const tall = 11 + (lines.length - 1) * (LINE / 2);
  const places = OFFSETS.map((off) => inside({ x: at.x, y: at.y + off }, half, { tall, within }));
  return { ...clearOf(crowd, half, places), half, tall, lines };
}

/** Points that a tag covers, so that another one goes elsewhere. */
export const covered = ({ x, y, half }: ReturnType<typeof tagPlace>): readonly Point[] =>
  [-half, 0, half].map((off) => ({ x: x + off, y }));

const lengthOf = ({ text, rule }: Said): number => text.length * LETTER + (rule ? rule.length * LETTER + 8 : 0);

/** Where a tag may stand, the nearest first: over its line, or above or under it. */
const OFFSETS = [0, -34, 34, -58, 58, -82, 82, -106, 106];

/** How far from the middle of a figure its name ends. */
const CLEAR = 44;

/** The first place that hides the fewest figures. */
export function clearOf(crowd: readonly Point[], half: number, places: readonly Point[]): Point {
  const hidden = ({ x, y }: Point) =>
    crowd.filter((one) => Math.abs(one.x - x) < half + 18 && Math.abs(one.y - y) < CLEAR).length;
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}

interface Seen {
  /** Half of its height. */
  readonly tall: number;
  readonly within: Extent | undefined;
}

function inside({ x, y }: Point, half: number, { tall, within }: Seen): Point {
  if (!within) return { x, y };
  const { left, top, width, height } = within;
  const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));
  return {
    x: clamp(x, left + half + MARGIN, left + width - half - MARGIN),
    y: clamp(y, top + tall + MARGIN, top + height - tall - MARGIN),
  };
}

export const halfway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Nothing where there is no way: a lone point is not one. */
export const lineThrough = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/** A line between two figures, from the edge of one to that of the other. */
export function between(from: Point, to: Point): readonly [Point, Point] {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(RADIUS / far, 0.5);
  const toward = (a: Point, b: Point): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
  return [toward(from, to), toward(to, from)];
}

/** A way that starts at the edge of a figure. */
export const outOf = ([first, second, ...others]: readonly Point[]): readonly Point[] =>
  first && second ? [between(first, second)[0], second, ...others] : [];

/** How far from its middle a figure ends. */
const RADIUS = 20;
