import { type AnyCrawl, type CrawlView, NEW_HERO, reading } from '@souterrain/crawl';
import type { Lang } from '@souterrain/words';
import { Board } from './board.tsx';
import { Glyph } from './glyph.tsx';
import { heroesOf, type SheetTexts } from './heroes.ts';
import { Places } from './places.tsx';
import { isTurnOf, whenIn } from './when.ts';

/** The table of an edition, but for its words, its sheets and its bot. */
export const crawlTable = <V extends CrawlView>(system: AnyCrawl, texts: SheetTexts<V>) => ({
  ready: system.choices[0]!.values.filter((id) => id !== NEW_HERO),
  place: (view: V, lang: Lang) => whenIn(reading(system, view), lang),
  ends: 'fin-du-tour',
  isTurnOf,
  heroes: heroesOf(system, texts),
  Board,
  Glyph,
  Places,
});
