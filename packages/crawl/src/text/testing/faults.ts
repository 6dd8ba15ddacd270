import type { ByLang, Lang, SystemWords } from '@souterrain/words';
import type { Heard } from './listen.ts';

/** Every string of a value, however deep. */
function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

const isId = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)+$/.test(text);

const around = (text: string, part: string): string => {
  const at = text.indexOf(part);
  return text.slice(Math.max(0, at - 1), at) + text.slice(at + part.length, at + part.length + 1);
};

export const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** Sentences that are a key, or that hold an id of what they speak of. */
export function rawIn(heard: Heard, { lang, words }: { lang: Lang; words: ByLang<SystemWords> }): readonly string[] {
  /** Some ids are words: « Nuée de chauves-souris ». */
  const isWord = (id: string): boolean => {
    const name = words[lang].term(id, undefined);
    return name !== id && name.toLowerCase().includes(id);
  };
  const isRaw = (text: string, of: unknown): boolean =>
    stringsOf(of).some(
      (s) =>
        (s === text && !/^\d+$/.test(s)) ||
        (isId(s) && text.includes(s) && !isWord(s) && !/[\w-]/.test(around(text, s))),
    );
  return [...heard[lang].values()].flatMap(({ key, of, texts }) =>
    texts.flatMap((text) => (text !== undefined && isRaw(text, of) ? [`${key}: ${text}`] : [])),
  );
}

/** Decisions that were asked and have no sentence of their own. */
export function unasked(heard: Heard, prompts: object): readonly string[] {
  const asked = [...heard.fr.keys()].flatMap((key) => (key.startsWith('question ') ? [key.split(' ')[1]!] : []));
  return unique(asked).filter((id) => !(id in prompts));
}

export const sentencesIn = (heard: Heard, lang: Lang): readonly string[] =>
  [...heard[lang].values()].flatMap(({ texts }) => texts.filter((text) => text !== undefined));

export const termsIn = (heard: Heard): readonly string[] =>
  [...heard.fr.keys()].flatMap((key) => (key.startsWith('term ') ? [key.slice('term '.length)] : []));

/** What no sentence may hold, by what it is. */
export const FAULTS = {
  hole: /undefined|null|NaN|\[object|^$|^ | $| {2}|[.!?]\.|\(\)/,
  address: /\b(vous|votre|vos|you|your)\b/i,
  sign: /'|(^|[\s(;])-\d/,
} as const;

/** Typesetting of French: no-break spaces before high signs and inside quotes. */
export const FRENCH_FAULTS = [/ [!?:;»]|« |\w[!?»]/, /[^\u00A0]: /] as const;

export const faultsIn = (texts: readonly string[], fault: RegExp): readonly string[] =>
  unique(texts.filter((text) => fault.test(text)));
