import type { CrawlEvent, CrawlView } from '@souterrain/crawl';
import { xOf, yOf } from '@souterrain/dungeon';
import type { SceneProps } from '../../adaptor.ts';
import { boardWords } from '../board-words.ts';
import { nameOf } from '../figures.tsx';
import { whenIn } from '../when.ts';
import { worldIn } from '../world.ts';

/** The map in words, for those who do not see it. */
export function describe(scene: SceneProps<CrawlView, CrawlEvent>): string {
  const { view, words, company, lang } = scene;
  const said = boardWords[lang];
  const people = view.figures
    .filter((f) => f.status === 'plateau')
    .map((f) => `${nameOf(f, { company, words })} ${xOf(f.cell)};${yOf(f.cell)}`);
  const doors = view.board.doors
    .filter((d) => d.status === 'inconnue')
    .map((d) => `${said.doors.inconnue} ${xOf(d.cell)};${yOf(d.cell)}`);
  return [said.map, whenIn(worldIn(scene), lang), ...people, ...doors].join(', ');
}
