import type { Lang } from '@souterrain/words';
import type { SavedGame } from './store.ts';

/** How a list names a game: « Aldric et Ysolde · étage 4 ». */
export function gameTitle({ names, place }: Pick<SavedGame, 'names' | 'place'>, lang: Lang): string {
  const people = new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
  return `${people} · ${place[lang]}`;
}
