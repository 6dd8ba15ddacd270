import type { RuleText } from '@souterrain/catalog';
import type { ByLang } from '@souterrain/words';
import type { Chapter, RuleBook } from './rule-book.ts';

/** Letters without accents nor capitals, one for one, so that places in the text stay true. */
export const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => text[i]!.normalize('NFD')[0]!.toLowerCase()).join('');

export const wordsOf = (query: string): readonly string[] =>
  fold(query)
    .split(/[\s,;:!?«»"“”()]+/)
    .filter((word) => word !== '');

/** What English games call by a name that the rules keep in French. */
const NAMED: readonly (readonly [en: string, fr: string])[] = [
  ['stunned', 'sonne'],
  ['petrified', 'petrifie'],
  ['immobilised', 'immobilise'],
  ['paralysed', 'paralyse'],
  ['unconscious', 'inconscient'],
  ['poisoned', 'empoisonne'],
  ['enraged', 'enrage'],
  ['encumbered', 'encombre'],
  ['lured', 'leurre'],
  ['bleeding', 'hemorragie'],
  ['damage', 'dommages'],
  ['armour', 'armure'],
];

/** « œ » is found by « oe », « Sonné » by « stunned ». */
const spellings = (word: string): readonly string[] => [
  word,
  ...(word.includes('oe') ? [word.replaceAll('oe', 'œ')] : []),
  ...NAMED.flatMap(([en, fr]) => (word.length > SHORT && en.startsWith(word) ? [fr] : [])),
];

const LETTER = /[\p{L}\p{N}]/u;
/** So short a word is looked for whole: « de » is not « deux ». */
const SHORT = 2;

/** Where a word stands in a folded text: at the start of words, wherever they end. */
function* startsOf(folded: string, word: string): Generator<number> {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    const [before, after] = [folded[at - 1] ?? ' ', folded[at + word.length] ?? ' '];
    if (!LETTER.test(before) && (word.length > SHORT || !LETTER.test(after))) yield at;
  }
}

/** True when a folded text holds a word. */
export const holds = (folded: string, word: string): boolean =>
  spellings(word).some((one) => !startsOf(folded, one).next().done);

/** Everything that can be looked for in a rule, in both languages. */
function searched(id: string, { title, rule, ruling, alternative }: RuleText): string {
  const parts = [title, rule, ruling, alternative].flatMap((text) => (text ? [text.fr, text.en] : []));
  return fold([id, ...parts].join('\n'));
}

export interface Index {
  /** The chapters with the rules that hold every word, those named so first; all of them when nothing is asked. */
  find(query: string): readonly Chapter[];
}

export function indexOf({ texts, chapters }: RuleBook): Index {
  const folded = new Map<string, string>();
  const textOf = (id: string): string => {
    const known = folded.get(id) ?? searched(id, texts[id]!);
    folded.set(id, known);
    return known;
  };
  return {
    find(query) {
      const words = wordsOf(query);
      if (words.length === 0) return chapters;
      const isNamed = ({ fr, en }: ByLang<string>): boolean => {
        const title = fold(`${fr}\n${en}`);
        return words.every((word) => holds(title, word));
      };
      return chapters
        .flatMap((chapter) => {
          const rules = chapter.rules.filter((id) => words.every((word) => holds(textOf(id), word)));
          if (rules.length === 0) return [];
          const named = rules.filter((id) => isNamed(texts[id]!.title));
          const rank = isNamed(chapter.title) ? 0 : named.length > 0 ? 1 : 2;
          return [{ rank, chapter: { ...chapter, rules: [...new Set([...named, ...rules])] } }];
        })
        .sort((a, b) => a.rank - b.rank)
        .map(({ chapter }) => chapter);
    },
  };
}

/** Those worth marking: « de » is everywhere in « coup de poker ». */
function telling(words: readonly string[]): readonly string[] {
  const long = words.filter((word) => word.length > SHORT);
  return long.length > 0 ? long : words;
}

/** Where the words of a search stand in a text: from, to, in order and apart. */
export function placesOf(text: string, words: readonly string[]): readonly (readonly [number, number])[] {
  const folded = fold(text);
  const found: [number, number][] = [];
  for (const word of telling(words).flatMap(spellings))
    for (const at of startsOf(folded, word)) found.push([at, at + word.length]);
  found.sort(([a], [b]) => a - b);
  const apart: [number, number][] = [];
  for (const [from, to] of found) {
    const last = apart.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
}
