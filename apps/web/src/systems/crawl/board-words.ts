import type { CrawlView } from '@souterrain/crawl';
import { type ByLang, WIDE } from '@souterrain/words';

/** What the board says: needed with the first picture. */
export interface BoardWords {
  readonly map: string;
  readonly noMap: string;
  readonly town: string;
  readonly doors: Readonly<Record<CrawlView['board']['doors'][number]['status'], string>>;
  pile(items: number, deniers: number): string;
  figure(name: string, sante: number, max: number, marks: readonly string[]): string;
  round(number: number): string;
  /** Before the first Round, and after the last one. */
  readonly apart: { readonly before: string; readonly town: string };
  zone(letter: string): string;
}

const fr: BoardWords = {
  map: 'Carte du donjon',
  noMap: 'Le donjon attend ses héros.',
  town: 'Les héros sont en ville, loin du donjon.',
  doors: { inconnue: 'Porte inconnue', ouverte: 'Passage ouvert', fermee: 'Porte fermée', impasse: 'Impasse' },
  pile: (items, deniers) =>
    `Au sol${WIDE}: ${items} ${items > 1 ? 'objets' : 'objet'}${deniers > 0 ? `, ${deniers} ${deniers > 1 ? 'deniers' : 'denier'}` : ''}`,
  figure: (name, sante, max, marks) => [`${name}, Santé ${sante}/${max}`, ...marks].join(', '),
  round: (number) => `Round ${number}`,
  apart: { before: 'Préparatifs', town: 'En ville' },
  zone: (letter) => `zone ${letter}`,
};

const en: BoardWords = {
  map: 'Map of the dungeon',
  noMap: 'The dungeon awaits its heroes.',
  town: 'The heroes are in town, far from the dungeon.',
  doors: { inconnue: 'Unknown door', ouverte: 'Open passage', fermee: 'Closed door', impasse: 'Dead end' },
  pile: (items, deniers) =>
    `On the ground: ${items} ${items === 1 ? 'item' : 'items'}${deniers > 0 ? `, ${deniers} ${deniers === 1 ? 'denier' : 'deniers'}` : ''}`,
  figure: (name, sante, max, marks) => [`${name}, Santé ${sante}/${max}`, ...marks].join(', '),
  round: (number) => `Round ${number}`,
  apart: { before: 'Making ready', town: 'In town' },
  zone: (letter) => `zone ${letter}`,
};

export const boardWords: ByLang<BoardWords> = { fr, en };
