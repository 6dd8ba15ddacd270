import { type Catalogue, loadCatalogue, SYSTEM_IDS, texts } from '@souterrain/catalog/load';
import { expect, test } from 'vitest';
import { chaptersOf } from '../../rule-book.ts';
import { inherit } from '../systems/attention-donjon-2/book.ts';
import { fold, indexOf, placesOf, wordsOf } from './search.ts';

const bookOf = (catalogue: Catalogue) => ({ texts: texts(catalogue), chapters: chaptersOf(catalogue) });
const both = (text: string) => ({ fr: text, en: text });
const book = {
  texts: {
    'TOY-A-01': { title: both('Dés'), rule: { fr: 'Le cœur bat.', en: 'The heart beats.' } },
    'TOY-A-02': { title: both('Échec'), rule: both('Rien.'), ruling: { fr: 'Précision', en: 'Ruling on dice' } },
    'TOY-B-01': { title: both('Fin'), rule: both('Tout.') },
  },
  chapters: [
    { id: 'A', title: both('Un'), rules: ['TOY-A-01', 'TOY-A-02'] },
    { id: 'B', title: both('Deux'), rules: ['TOY-B-01'] },
  ],
};
const found = (query: string) =>
  indexOf(book)
    .find(query)
    .flatMap(({ rules }) => rules);

test('nothing asked, everything shown', () => {
  expect(indexOf(book).find('  ')).toBe(book.chapters);
});

test('accents and capitals do not matter, and both languages are searched', () => {
  expect(found('echec')).toEqual(['TOY-A-02']);
  expect(found('DÉS')).toEqual(['TOY-A-01']);
  expect(found('heart')).toEqual(['TOY-A-01']);
  expect(found('coeur')).toEqual(['TOY-A-01']);
});

test('every word must be there, wherever it stands; ids count', () => {
  expect(found('rien ruling')).toEqual(['TOY-A-02']);
  expect(found('rien heart')).toEqual([]);
  expect(found('toy-b')).toEqual(['TOY-B-01']);
});

test('words are found by their beginning, and very short ones whole', () => {
  expect(found('preci')).toEqual(['TOY-A-02']);
  expect(found('cision')).toEqual([]);
  expect(found('ba')).toEqual([]);
  expect(found('le')).toEqual(['TOY-A-01']);
});

test('what bears the name comes before what speaks of it', () => {
  const named = {
    texts: { ...book.texts, 'TOY-C-01': { title: both('Coup de poker'), rule: both('Le tout relancé.') } },
    chapters: [
      ...book.chapters,
      { id: 'C', title: both('Trois'), rules: ['TOY-C-01'] },
      { id: 'D', title: both('Tout'), rules: ['TOY-B-01'] },
    ],
  };
  const chapters = (query: string) =>
    indexOf(named)
      .find(query)
      .map(({ id }) => id);
  expect(chapters('tout')).toEqual(['D', 'B', 'C']);
  expect(chapters('poker')).toEqual(['C']);
});

test('the states of a game in English find their rules, named in French', () => {
  const index = indexOf(bookOf(loadCatalogue(process.cwd(), 'attention-donjon-2')));
  for (const [word, rule] of [
    ['stunned', 'AD2-ETAT-07'],
    ['petrified', 'AD2-ETAT-08'],
    ['unconsc', 'AD2-ETAT-11'],
  ] as const)
    expect(index.find(word)[0]!.rules, word).toContain(rule);
});

test('chapters without a match are left out', () => {
  expect(indexOf(book).find('tout')).toMatchObject([{ id: 'B' }]);
});

test('matches are placed in the text as it is written, apart from each other', () => {
  const text = 'Échec et Échéance';
  expect(placesOf(text, wordsOf('eche')).map(([from, to]) => text.slice(from, to))).toEqual(['Éche', 'Éché']);
  expect(placesOf('aaab', ['aaa', 'aaab'])).toEqual([[0, 4]]);
  expect(placesOf('cœur', ['coeur'])).toEqual([[0, 4]]);
  expect(fold(text)).toHaveLength(text.length);
});

test('very short words are marked when there is nothing else to mark', () => {
  const marked = (query: string) => placesOf('Un coup de dé', wordsOf(query)).map(([from]) => from);
  expect(marked('coup de')).toEqual([3]);
  expect(marked('de')).toEqual([8, 11]);
});

test('the book of every system holds every id of its catalogue once, in titled chapters', () => {
  for (const system of SYSTEM_IDS) {
    const catalogue = loadCatalogue(process.cwd(), system);
    const { texts, chapters } = bookOf(catalogue);
    const ids = chapters.flatMap(({ rules }) => rules);
    expect(ids.toSorted()).toEqual(Object.keys(texts).toSorted());
    expect(new Set(ids).size).toBe(ids.length);
    for (const { title } of chapters) expect([title.fr, title.en]).not.toContain('');
  }
});

test('[AD2-PREC-03] the second edition shows its own chapters, then those it inherits', () => {
  const [first, second] = (['attention-donjon', 'attention-donjon-2'] as const).map((system) =>
    bookOf(loadCatalogue(process.cwd(), system)),
  );
  const joined = inherit(second!, first!);
  expect(joined.texts['AD1-MOVE-05']).toEqual(first!.texts['AD1-MOVE-05']);
  expect(joined.chapters.slice(0, second!.chapters.length)).toEqual(second!.chapters);
  expect(new Set(joined.chapters.map(({ id }) => id)).size).toBe(joined.chapters.length);
});
