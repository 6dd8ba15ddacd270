import { sheets as first } from '../systems/attention-donjon/sheets/edition-sheets.ts';
import { sheets as second } from '../systems/attention-donjon-2/sheets/edition-sheets.ts';
import type { EditionSheets } from '../systems/crawl/sheets/edition.ts';
import type { EditionId } from './editions.ts';

/** What the sheets of each edition show. */
export const SHEETS: Readonly<Record<EditionId, EditionSheets>> = {
  'attention-donjon': first as unknown as EditionSheets,
  'attention-donjon-2': second as unknown as EditionSheets,
};
