import { NEW_HERO } from '@souterrain/crawl/choices';
import { isOpening, openingWords } from '@souterrain/crawl/text/opening';
import type { CrawlView } from '@souterrain/crawl/view';
import type { System } from '@souterrain/kernel';
import type { Lang } from '@souterrain/words';
import { Board } from './board.tsx';
import { Glyph } from './glyph.tsx';
import { heroesOf, type SheetTexts } from './heroes.ts';
import { Places } from './places.tsx';
import { isTurnOf, whenIn } from './when.ts';

/** The table of an edition, but for its words, its sheets and its bot. */
export const crawlTable = <V extends CrawlView>(system: Pick<System, 'choices'>, texts: () => SheetTexts<V>) => ({
  asking: async (lang: Lang) => openingWords(lang),
  asks: isOpening,
  ready: system.choices[0]!.values.filter((id) => id !== NEW_HERO),
  place: whenIn,
  ends: 'fin-du-tour',
  isTurnOf,
  heroes: heroesOf(texts),
  Board,
  Glyph,
  Places,
});
