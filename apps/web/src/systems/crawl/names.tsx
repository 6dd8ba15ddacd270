import { type Cell, cellAt, xOf, yOf } from '@souterrain/dungeon';
import { SQUARE } from '../../ink/grid.ts';
import { Badge } from '../map/badge.tsx';
import type { Props } from './board.tsx';
import { type FigureView, nameOf, numberOf } from './figures.tsx';
import type { Ground } from './ground.ts';
import { markNames } from './mark-names.ts';

/** Under the disc of its hero, or over it where somebody stands below and nobody above. */
const BELOW = 31;
const ABOVE = -23;

/** Whom a long badge would cover. */
const AROUND_BADGE = [
  [-1, 0],
  [1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

const beside = (cell: Cell, dx: number, dy: number): Cell => cellAt(xOf(cell) + dx, yOf(cell) + dy);

/** The names of heroes, the numbers of creatures and the states of all, over every figure: a crowd never hides who is who. */
export function Names({ view, words, company, ground }: Props & { readonly ground: Ground }) {
  const standing = view.figures.filter((f) => f.status === 'plateau');
  const taken = new Set(standing.map(({ cell }) => cell));
  const isNamedAbove = (hero: FigureView) =>
    taken.has(beside(hero.cell, 0, 1)) && !taken.has(beside(hero.cell, 0, -1)) && markNames(hero, words).length === 0;
  const heroes = standing.filter(({ hero }) => hero);
  const hung = new Set(heroes.filter((hero) => !isNamedAbove(hero)).map(({ cell }) => beside(cell, 0, 1)));
  return (
    <>
      {standing.map((figure) => {
        const { id, hero, cell } = figure;
        const { x, y } = ground.at(cell);
        const alone = AROUND_BADGE.every(([dx, dy]) => !taken.has(beside(cell, dx, dy)));
        return (
          <g key={id} data-of={id} transform={`translate(${(x + 0.5) * SQUARE} ${(y + 0.5) * SQUARE})`}>
            <Badge states={markNames(figure, words)} alone={alone} />
            {hero ? (
              <text class="name" y={isNamedAbove(figure) ? ABOVE : BELOW}>
                {nameOf(figure, { company, words })}
              </text>
            ) : (
              <g class="num" transform={`translate(-13 ${hung.has(cell) ? 12 : -13})`}>
                <circle r="7.500" />
                <text y="4">{numberOf(figure)}</text>
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}
