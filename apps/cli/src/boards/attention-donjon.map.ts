import type { FeatureEntry } from '@souterrain/crawl/content';
import { planOn } from '@souterrain/crawl/movement';
import type { Crawl } from '@souterrain/crawl/world';
import { across, cellAt, xOf, yOf } from '@souterrain/dungeon';
import { number } from '@souterrain/words';
import type { BoardContext } from './board.ts';

/** Solid things, then effects, then the rest. */
function glyphOf(entry: FeatureEntry | undefined): string {
  if (entry?.effect) return { lave: '~', precipice: 'o', piege: '^', interrupteur: '!' }[entry.effect] ?? '!';
  if (entry?.solid) return entry.opaque ? '■' : '▬';
  return '"';
}

const DOORS = { ouverte: ' ', fermee: '+', impasse: 'x' } as const;

/** `porte-r2-1` is the first Porte of its room: options name it by that number. */
const numberOf = (door: string): string => '①②③④⑤⑥⑦⑧⑨'[Number(door.slice(door.lastIndexOf('-') + 1)) - 1] ?? '?';

/** Two lines and two columns a square: walls and doors are drawn between them. */
export function mapLines(g: Crawl, letters: ReadonlyMap<string, string>, { colours }: BoardContext): string[] {
  const { state, content } = g;
  const plan = planOn(g);
  const cells = [...plan.squares.keys()];
  const [left, right] = [Math.min(...cells.map(xOf)), Math.max(...cells.map(xOf))];
  const [top, bottom] = [Math.min(...cells.map(yOf)), Math.max(...cells.map(yOf))];
  const doors = new Map(
    state.board.doors.flatMap((d) => [
      [`${d.cell}${d.side}`, d] as const,
      [
        `${across(d.cell, d.side)}${d.side === 'n' ? 's' : d.side === 's' ? 'n' : d.side === 'e' ? 'w' : 'e'}`,
        d,
      ] as const,
    ]),
  );
  const figures = new Map(state.figures.filter((f) => f.status === 'plateau').map((f) => [f.cell, f]));
  const square = (cell: number): string => {
    const figure = figures.get(cell);
    if (figure)
      return figure.hero
        ? colours.bold(colours.cyan(String(figure.hero.seat + 1)))
        : colours.bold(colours.red(letters.get(figure.id)!));
    if (state.piles.some((p) => p.cell === cell)) return colours.yellow('&');
    const feature = plan.squares.get(cell)?.feature;
    return feature ? colours.yellow(glyphOf(content.scenery[feature])) : colours.dim('·');
  };
  /** What lies between two squares: nothing, a wall, a zone border or a door. */
  const between = (cell: number, side: 'n' | 'w'): string => {
    const other = across(cell, side);
    const here = plan.squares.get(cell);
    const there = plan.squares.get(other);
    const door = doors.get(`${cell}${side}`);
    const flat = side === 'n';
    if (door) return colours.green(door.status === 'inconnue' ? numberOf(door.id) : DOORS[door.status]);
    if (!here && !there) return ' ';
    if (here && there && plan.isOpen(cell, side)) return here.zone === there.zone ? ' ' : colours.dim(flat ? '┄' : '┊');
    return colours.gray(flat ? '─' : '│');
  };
  const rows: string[] = [];
  for (let y = top; y <= bottom + 1; y++) {
    let edge = '';
    let line = '';
    for (let x = left; x <= right + 1; x++) {
      const cell = cellAt(x, y);
      edge += ` ${x <= right ? between(cell, 'n') : ''}`;
      if (y <= bottom) line += between(cell, 'w') + (x <= right ? (plan.squares.has(cell) ? square(cell) : ' ') : '');
    }
    // Options name squares by these numbers.
    const label = y <= bottom ? number(y).padStart(3) : '   ';
    rows.push(`    ${edge}`.trimEnd(), `${colours.dim(label)} ${line}`.trimEnd());
  }
  const columns = Array.from({ length: right - left + 1 }, (_, i) => String(Math.abs(left + i) % 10));
  return [colours.dim(`     ${columns.join(' ')}`), ...rows];
}
