import { startsWith } from '@souterrain/crawl/starting';
import type { Sheet } from '@souterrain/crawl/state';
import { BEYOND } from './beyond.ts';
import { SCENARIOS } from './content/index.ts';
import { EDITION_ID } from './edition.ts';
import { READY_MADE_IDS, sheetOfReadyMade } from './heroes/ready-made.ts';
import type { State } from './state.ts';
import { type Variants, variantsOf } from './variants.ts';

const sheets = new Map<string, Sheet>();

/** Built once for all games: a figure takes a copy. */
function sheetOf(id: string, { dwarfEndurant }: Variants): Sheet {
  const key = `${id} ${dwarfEndurant}`;
  let sheet = sheets.get(key);
  if (!sheet) {
    sheet = sheetOfReadyMade(id, dwarfEndurant);
    sheets.set(key, sheet);
  }
  return sheet;
}

export const { setup, check, opensBeyond } = startsWith<State>({
  edition: EDITION_ID,
  scenarios: SCENARIOS,
  readyMade: READY_MADE_IDS,
  variantsOf,
  sheetOf,
  importSheet: (text) => BEYOND.open().importSheet(text),
});
