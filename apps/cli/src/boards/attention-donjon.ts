import { type AD1View, CREATURES, enduranceOf, paradeOf } from '@souterrain/attention-donjon';
import { crawlBoard } from './attention-donjon.crawl.ts';

export const board = crawlBoard<AD1View>({
  values: (view, figure) => `Parade ${paradeOf(view, figure)}  Endurance ${enduranceOf(view, figure)}`,
  plural: (creature, lang) => CREATURES[creature]?.plural[lang],
});
