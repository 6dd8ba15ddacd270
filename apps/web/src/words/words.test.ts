import type { NotationFault } from '@souterrain/odds/notation';
import { expect, test } from 'vitest';
import { type Fields, QUESTIONS } from '../odds/questions.ts';
import { words as enOdds } from '../odds/words/en.ts';
import { words as frOdds } from '../odds/words/fr.ts';
import type { PageWords } from '../odds/words/words.ts';
import { boardWords as dungeonWords } from '../systems/attention-donjon/board-words.ts';
import { problems } from '../systems/attention-donjon/sheet-issues.ts';
import { sheetWords as heroWords } from '../systems/attention-donjon/sheets/sheet-words.ts';
import { boardWords } from '../systems/cinquante-etages/board-words.ts';
import { sheetWords } from '../systems/cinquante-etages/sheets/sheet-words.ts';
import * as enFirst from './en/first.ts';
import * as enRest from './en/rest.ts';
import * as frFirst from './fr/first.ts';
import * as frRest from './fr/rest.ts';

/** A name, a number, and a list where one is asked for. */
const SAMPLES: readonly (readonly unknown[])[] = [
  ['Aldric', 2],
  [['Aldric', 'Ysolde'], 2],
  ['Aldric', 2, 3, ['Secoué']],
];

type Sentence = (...args: readonly unknown[]) => string;

function called(sentence: Sentence): string {
  for (const sample of SAMPLES)
    try {
      return sentence(...sample);
    } catch {
      // It takes another kind of value: the next sample.
    }
  throw new Error(`no sample suits ${sentence}`);
}

/** Every sentence of a catalogue, by its path; functions are called with sample values. */
function sentences(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, called(value as Sentence)]];
  return Object.entries(value as object).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
}

const FAULTS: readonly NotationFault[] = [
  { code: 'unexpected', at: 0, end: 1, found: '', expected: ['value', 'end'] },
  { code: 'unexpected', at: 0, end: 1, found: 'x', expected: ['sides'] },
  { code: 'out-of-range', at: 0, end: 1, what: 'dice', got: 1_000_000_000, min: 1, max: 1000 },
  { code: 'too-many-kept', at: 0, end: 1, got: 2, dice: 1 },
  { code: 'endless', at: 0, end: 1, modifier: 'r<7' },
  { code: 'repeated', at: 0, end: 1, modifier: 'kh' },
  { code: 'not-together', at: 0, end: 1, modifier: 'kh', other: 'kl' },
];

/** The page of chances; sentences about faults and comparisons take values of their own. */
const odds = ({ fault, judged, ...plain }: PageWords) => ({
  ...plain,
  faults: FAULTS.map(fault),
  judged: (['count', 'compare', 'counted'] as const).map((how) => judged(how, { sign: '>=', than: 4 })),
});

const dungeon = (lang: 'fr' | 'en') => [dungeonWords[lang], heroWords[lang], problems[lang]];
const french = sentences([frFirst.first, frRest.rest, boardWords.fr, sheetWords.fr, odds(frOdds), ...dungeon('fr')]);
const english = sentences([enFirst.first, enRest.rest, boardWords.en, sheetWords.en, odds(enOdds), ...dungeon('en')]);

test('both languages say the same things', () => {
  expect(english.map(([path]) => path)).toEqual(french.map(([path]) => path));
  for (const [path, text] of [...french, ...english]) expect(text.trim(), path).not.toBe('');
});

test('French signs have their no-break spaces, and apostrophes are curly', () => {
  for (const [path, text] of french) {
    expect(text, path).not.toMatch(/[^\u202f][!?;]/);
    expect(text, path).not.toMatch(/[^\u00a0]:/);
    expect(text, path).not.toContain("'");
  }
});

test('every word that a field offers is said', () => {
  for (const topic of Object.values(QUESTIONS))
    for (const fields of Object.values<Fields>(topic))
      for (const field of Object.values(fields))
        if (field.kind === 'choice')
          for (const word of field.of)
            expect([frOdds.choices[word], enOdds.choices[word]], word).not.toContain(undefined);
});
