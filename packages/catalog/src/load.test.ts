import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CatalogueError, issueLine, loadCatalogue, loadCatalogues, texts } from './load.ts';

const ENGLISH = `system: cinquante-etages
sources: ["000"]
sections:
  - id: MOVE
    title_fr: "Déplacement"
    title_en: "Movement"
rules:
  - id: C50-MOVE-01
    source: "000:12"
    kind: rule
    title_fr: "L'élan"
    title_en: "Momentum"
    rule: "One D10."
    vector: "Roll 7."
  - id: C50-MOVE-02
    source: "000:12"
    kind: gap
    title_fr: "Lecture"
    title_en: "Reading"
    rule: "Not said."
    ruling: "1 to 10."
questions:
  - id: C50-Q-01
    variant: turnChoice
    about: [C50-MOVE-02]
    question: "Where to?"
    chosen: "Anywhere."
    alternative: "Mirror."
errata:
  - {id: C50-MOVE-02, date: 2026-11-15, was: "0 to 9", now: "1 to 10", why: "a slip"}
`;

const FRENCH = `C50-MOVE-01:
  rule: "Un D10 : c'est tout."
C50-MOVE-02:
  rule: "Rien."
  ruling: "De 1 à 10."
C50-Q-01:
  question: "Vers où ?"
  chosen: "Partout."
  alternative: "Miroir."
  label_fr: "Choix du rebond"
  label_en: "Free turn"
`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'catalog-'));
  mkdirSync(join(root, 'rules/fr'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(english: string, french: string): void {
  writeFileSync(join(root, 'rules/cinquante-etages.yaml'), english);
  writeFileSync(join(root, 'rules/fr/cinquante-etages.yaml'), french);
}

function issuesOf(english: string, french: string): string[] {
  write(english, french);
  try {
    loadCatalogue(root, 'cinquante-etages');
  } catch (error) {
    if (error instanceof CatalogueError) return error.issues.map(issueLine);
    throw error;
  }
  return [];
}

test('the two files become one catalogue, its French set properly', () => {
  write(ENGLISH, FRENCH);
  expect(loadCatalogues(root)).toEqual([
    {
      system: 'cinquante-etages',
      sections: [{ id: 'MOVE', title: { fr: 'Déplacement', en: 'Movement' } }],
      rules: [
        {
          id: 'C50-MOVE-01',
          section: 'MOVE',
          kind: 'rule',
          source: '000:12',
          title: { fr: 'L’élan', en: 'Momentum' },
          text: { fr: 'Un D10\u00a0: c’est tout.', en: 'One D10.' },
          vector: 'Roll 7.',
        },
        {
          id: 'C50-MOVE-02',
          section: 'MOVE',
          kind: 'gap',
          source: '000:12',
          title: { fr: 'Lecture', en: 'Reading' },
          text: { fr: 'Rien.', en: 'Not said.' },
          ruling: { fr: 'De 1 à 10.', en: '1 to 10.' },
        },
      ],
      questions: [
        {
          id: 'C50-Q-01',
          variant: 'turnChoice',
          about: ['C50-MOVE-02'],
          label: { fr: 'Choix du rebond', en: 'Free turn' },
          question: { fr: 'Vers où\u202f?', en: 'Where to?' },
          chosen: { fr: 'Partout.', en: 'Anywhere.' },
          alternative: { fr: 'Miroir.', en: 'Mirror.' },
        },
      ],
      errata: [{ id: 'C50-MOVE-02', date: '2026-11-15', was: '0 to 9', now: '1 to 10', why: 'a slip' }],
    },
  ]);
});

test('texts keep what a client shows, by id, variant switches included', () => {
  write(ENGLISH, FRENCH);
  const all = texts(loadCatalogue(root, 'cinquante-etages'));
  expect(Object.keys(all)).toEqual(['C50-MOVE-01', 'C50-MOVE-02', 'C50-Q-01']);
  expect(all['C50-MOVE-01']).toEqual({
    title: { fr: 'L’élan', en: 'Momentum' },
    rule: { fr: 'Un D10\u00a0: c’est tout.', en: 'One D10.' },
  });
  expect(all['C50-Q-01']).toEqual({
    title: { fr: 'Choix du rebond', en: 'Free turn' },
    rule: { fr: 'Vers où\u202f?', en: 'Where to?' },
    ruling: { fr: 'Partout.', en: 'Anywhere.' },
    alternative: { fr: 'Miroir.', en: 'Mirror.' },
  });
});

const EN = 'rules/cinquante-etages.yaml';
const FR = 'rules/fr/cinquante-etages.yaml';

test.each<[string, string, string, string[]]>([
  [
    'an id written twice',
    ENGLISH.replace('- id: C50-MOVE-02', '- id: C50-MOVE-01'),
    FRENCH.replace(/C50-MOVE-02:\n.*\n.*\n/, ''),
    [
      `${EN}:15:9 rules[1].id: C50-MOVE-01 is there twice`,
      `${EN}:25:13 questions[0].about[0]: C50-MOVE-02 is not in this catalogue`,
      `${EN}:30:10 errata[0].id: C50-MOVE-02 is not in this catalogue`,
      `${FR}:2:3 C50-MOVE-01.ruling: missing text`,
    ],
  ],
  [
    'an id without French',
    ENGLISH,
    FRENCH.replace(/C50-MOVE-01:\n.*\n/, ''),
    [`${EN}:8:9 rules[0].id: C50-MOVE-01 has no French text in ${FR}`],
  ],
  [
    'an id without English',
    ENGLISH,
    `${FRENCH}C50-MOVE-09:\n  rule: "Seul."\n`,
    [`${FR}:13:3 C50-MOVE-09: C50-MOVE-09 has no English text in ${EN}`],
  ],
  [
    'a French ruling without its English one',
    ENGLISH,
    FRENCH.replace(`tout."\n`, `tout."\n  ruling: "De trop."\n`),
    [`${FR}:3:11 C50-MOVE-01.ruling: unknown field (known: rule)`],
  ],
  [
    'an unknown field',
    ENGLISH.replace('    vector:', '    vectors:'),
    FRENCH,
    [`${EN}:14:14 rules[0].vectors: unknown field (known: id, source, kind, title_fr, title_en, rule, ruling, vector)`],
  ],
  [
    'a section without title',
    ENGLISH.replace('- id: MOVE', '- id: CASE'),
    FRENCH,
    [
      `${EN}:8:9 rules[0].id: C50-MOVE-01: section MOVE has no title`,
      `${EN}:15:9 rules[1].id: C50-MOVE-02: section MOVE has no title`,
    ],
  ],
  [
    'a variant switch without label',
    ENGLISH,
    FRENCH.replace(/ {2}label_fr.*\n/, ''),
    [`${FR}:7:3 C50-Q-01.label_fr: missing text`],
  ],
  [
    'an empty text',
    ENGLISH,
    FRENCH.replace('"Rien."', '" "'),
    [`${FR}:4:9 C50-MOVE-02.rule: a text is expected, and not an empty one`],
  ],
  [
    'a kind nobody knows',
    ENGLISH.replace('kind: gap', 'kind: guess'),
    FRENCH,
    [`${EN}:17:11 rules[1].kind: guess is none of rule, definition, table, example, gap`],
  ],
  [
    'a key written twice in the French file',
    ENGLISH,
    FRENCH.replace('C50-MOVE-02:', 'C50-MOVE-01:'),
    [`${FR}:3:1 Map keys must be unique`],
  ],
])('%s is refused, with its place', (_fault, english, french, expected) => {
  expect(issuesOf(english, french)).toEqual(expected);
});

test('a missing French file is named', () => {
  writeFileSync(join(root, EN), ENGLISH);
  expect(() => loadCatalogue(root, 'cinquante-etages')).toThrow(`${FR}:1:1 no such file`);
});
