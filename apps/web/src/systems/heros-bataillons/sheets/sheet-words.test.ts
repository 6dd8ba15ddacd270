import { LANGS } from '@souterrain/words';
import { expect, test } from 'vitest';
import { sheetWords } from './sheet-words.ts';
import { spokenWords } from './spoken-words.ts';

test.each(LANGS)('[HB-CHA-01] Chance is always « Chance (CHA) », with what is left and the maximum (%s)', (lang) => {
  expect(sheetWords[lang].chance).toBe('Chance (CHA)');
  expect(spokenWords[lang].chance(1, 2)).toMatch(/^Chance \(CHA\) 1 (sur|of) 2$/);
});
