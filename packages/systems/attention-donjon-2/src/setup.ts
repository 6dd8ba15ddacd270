import { startsWith } from '@souterrain/crawl/starting';
import { BEYOND } from './beyond.ts';
import { SCENARIOS } from './content/index.ts';
import { EDITION_ID } from './edition.ts';
import { READY_MADE_IDS, sheetOfReadyMade } from './heroes/ready-made.ts';
import type { State } from './state.ts';
import { variantsOf } from './variants.ts';

export const { setup, check, opensBeyond } = startsWith<State>({
  edition: EDITION_ID,
  scenarios: SCENARIOS,
  readyMade: READY_MADE_IDS,
  variantsOf,
  sheetOf: sheetOfReadyMade,
  importSheet: (text) => BEYOND.open().importSheet(text),
});
