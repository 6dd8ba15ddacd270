import { xOf, yOf } from '@souterrain/dungeon';
import { SQUARE } from '../../ink/grid.ts';
import type { Props } from './board.tsx';
import { nameOf } from './figures.tsx';
import type { Ground } from './ground.ts';

/** Under the disc of its hero, or over it where somebody stands below and nobody above. */
const BELOW = 31;
const ABOVE = -23;

/** The names of heroes, over every figure: a crowd never hides who is who. */
export function Names({ view, words, company, ground }: Props & { readonly ground: Ground }) {
  const standing = view.figures.filter((f) => f.status === 'plateau');
  const taken = new Set(standing.map((f) => `${xOf(f.cell)};${yOf(f.cell)}`));
  return (
    <>
      {standing.map((figure) => {
        const { id, hero, cell } = figure;
        if (!hero) return null;
        const { x, y } = ground.at(cell);
        const crowded = taken.has(`${xOf(cell)};${yOf(cell) + 1}`) && !taken.has(`${xOf(cell)};${yOf(cell) - 1}`);
        return (
          <text key={id} class="name" x={(x + 0.5) * SQUARE} y={(y + 0.5) * SQUARE + (crowded ? ABOVE : BELOW)}>
            {nameOf(figure, { company, words })}
          </text>
        );
      })}
    </>
  );
}
