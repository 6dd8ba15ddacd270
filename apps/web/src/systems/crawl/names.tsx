import { xOf, yOf } from '@souterrain/dungeon';
import { SQUARE } from '../../ink/grid.ts';
import { Badge } from '../map/badge.tsx';
import type { Props } from './board.tsx';
import { nameOf, numberOf } from './figures.tsx';
import type { Ground } from './ground.ts';
import { markNames } from './mark-names.ts';

/** Under the disc of its hero, or over it where somebody stands below and nobody above. */
const BELOW = 31;
const ABOVE = -23;

/** The names of heroes, the numbers of creatures and the states of all, over every figure: a crowd never hides who is who. */
export function Names({ view, words, company, ground }: Props & { readonly ground: Ground }) {
  const standing = view.figures.filter((f) => f.status === 'plateau');
  const taken = new Set(standing.map((f) => `${xOf(f.cell)};${yOf(f.cell)}`));
  return (
    <>
      {standing.map((figure) => {
        const { id, hero, cell } = figure;
        const { x, y } = ground.at(cell);
        const states = markNames(figure, words);
        const beside = (dx: number, dy: number) => taken.has(`${xOf(cell) + dx};${yOf(cell) + dy}`);
        const crowded = beside(0, 1) && !beside(0, -1);
        return (
          <g key={id} data-of={id} transform={`translate(${(x + 0.5) * SQUARE} ${(y + 0.5) * SQUARE})`}>
            <Badge states={states} alone={!beside(-1, 0) && !beside(1, 0)} />
            {!hero && (
              <g class="num" transform="translate(-13 -13)">
                <circle r="7.500" />
                <text y="4">{numberOf(figure)}</text>
              </g>
            )}
            {hero && (
              <text class="name" y={crowded && states.length === 0 ? ABOVE : BELOW}>
                {nameOf(figure, { company, words })}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
