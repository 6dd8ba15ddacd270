import { type AD1Event, type AD1View, CREATURES } from '@souterrain/attention-donjon';
import { xOf, yOf } from '@souterrain/dungeon';
import type { SceneProps } from '../../adaptor.ts';
import { boardWords } from '../board-words.ts';
import { numberOf } from '../figures.tsx';
import { whenIn } from '../when.ts';

/** The map in words, for those who do not see it. */
export function describe({ view, company, lang }: SceneProps<AD1View, AD1Event>): string {
  const said = boardWords[lang];
  const people = view.figures
    .filter((f) => f.status === 'plateau')
    .map((f) => {
      const name = f.hero
        ? (company.names[f.hero.seat] ?? f.hero.sheet.name)
        : `${CREATURES[f.profile!]?.name[lang]} ${numberOf(f)}`;
      return `${name} ${xOf(f.cell)};${yOf(f.cell)}`;
    });
  const doors = view.board.doors
    .filter((d) => d.status === 'inconnue')
    .map((d) => `${said.doors.inconnue} ${xOf(d.cell)};${yOf(d.cell)}`);
  return [said.map, whenIn(view, lang), ...people, ...doors].join(', ');
}
