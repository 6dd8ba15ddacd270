import { type AD1, enduranceOf, paradeOf } from '@souterrain/attention-donjon';
import { crawlBoard } from './attention-donjon.crawl.ts';

export const board = crawlBoard<AD1>({
  values: (g, figure) => `Parade ${paradeOf(g, figure)}  Endurance ${enduranceOf(g, figure)}`,
});
