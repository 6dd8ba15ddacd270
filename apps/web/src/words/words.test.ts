import { fieldsOf, questionsOf, TOPICS } from '@souterrain/odds/questions';
import { expect, test } from 'vitest';
import { compareWords } from '../compare/compare-words.ts';
import { words as enOdds } from '../odds/words/en.ts';
import { words as frOdds } from '../odds/words/fr.ts';
import type { PageWords } from '../odds/words/words.ts';
import { offlineWords } from '../offline/offline-words.ts';
import { reelWords } from '../replay/replay-words.ts';
import { readerWords } from '../replay/standalone/reader-words.ts';
import { safetyWords } from '../save/save-words.ts';
import { sheetWords as firstWords } from '../systems/attention-donjon/sheets/sheet-words.ts';
import { sheetWords as secondWords } from '../systems/attention-donjon-2/sheets/sheet-words.ts';
import { boardWords } from '../systems/cinquante-etages/board-words.ts';
import { sheetWords } from '../systems/cinquante-etages/sheets/sheet-words.ts';
import { boardWords as dungeonWords } from '../systems/crawl/board-words.ts';
import { sheetWords as heroWords } from '../systems/crawl/sheets/sheet-words.ts';
import { problems } from '../systems/sheet-issues.ts';
import { words as en } from './en/index.ts';
import { words as fr } from './fr/index.ts';

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

/** The page of chances; the words it shares with the command have a test of their own. */
const odds = ({ fault, judged, gamble, ...plain }: PageWords) => plain;

const SETTLED = { best: 5, base: 6, reussites: 2, used: 0, result: 6, difficulty: 5, success: true, surplus: 2 };

/** Sentences that take values of their own. */
const editions = (lang: 'fr' | 'en') => {
  const { objective: _, ...crawl } = heroWords[lang];
  const { verdict, ...second } = secondWords[lang];
  const { count: __, ...compared } = compareWords[lang];
  return [crawl, firstWords[lang], second, verdict(SETTLED), compared];
};

/** What replays, saves and the app without a network say. */
const kept = (lang: 'fr' | 'en') => [safetyWords[lang], reelWords[lang], readerWords[lang], offlineWords[lang]];

const dungeon = (lang: 'fr' | 'en') => [dungeonWords[lang], ...editions(lang), problems[lang], ...kept(lang)];
const french = sentences([fr, boardWords.fr, sheetWords.fr, odds(frOdds), ...dungeon('fr')]);
const english = sentences([en, boardWords.en, sheetWords.en, odds(enOdds), ...dungeon('en')]);

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
  for (const name of TOPICS.flatMap(questionsOf))
    for (const field of Object.values(fieldsOf(name)))
      if (field.kind === 'choice')
        for (const word of field.of)
          expect([frOdds.choices[word], enOdds.choices[word]], word).not.toContain(undefined);
});
