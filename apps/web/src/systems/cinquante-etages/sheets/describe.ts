import type { C50Event, C50View } from '@souterrain/cinquante-etages';
import type { SceneProps } from '../../adaptor.ts';
import { boardWords } from '../board-words.ts';
import { nounOf } from '../nouns.ts';
import { squareName } from './standpoint.ts';

/** The map in words, for those who do not see it. */
export function describe({ view, words, company, lang }: SceneProps<C50View, C50Event>): string {
  const said = boardWords[lang];
  const { floor, heroes } = view;
  if (!floor) return '';
  const place = (cell: number) => squareName(floor.side, cell);
  const people = heroes
    .filter((h) => h.status === 'exploring' && h.floor === floor.number)
    .map((h) => `${company.names[h.seat]} ${place(h.cell)}`);
  const foes = Object.entries(floor.creatures).map(([cell, c]) => `${nounOf(words, c.id)} ${place(Number(cell))}`);
  const things = [...floor.cells].flatMap((kind, cell) =>
    said.squares[kind] ? [`${said.squares[kind]} ${place(cell)}`] : [],
  );
  return [said.floor(floor.number), ...people, ...foes, ...things].join(', ');
}
