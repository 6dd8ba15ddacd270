import type { OfferedOption } from '@souterrain/kernel';

/** An option and the words it is shown with. */
export interface Named {
  readonly option: OfferedOption;
  readonly label: string;
}

export type Found =
  | { readonly kind: 'one'; readonly named: Named }
  | { readonly kind: 'several'; readonly named: readonly Named[] }
  | { readonly kind: 'none' };

/** Accents, capitals and punctuation do not matter; squares such as « −1;3 » keep their sign and their semicolon. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/−/g, '-')
    .replace(/-(?!\d)|[^\p{L}\p{N};-]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();

/** Options whose id or words begin as typed; failing that, those that have every word typed, in that order. */
export function matching(typed: string, all: readonly Named[]): readonly Named[] {
  const wanted = plain(typed);
  if (wanted === '') return all;
  const begin = all.filter(({ option, label }) => [option.id, label].some((text) => plain(text).startsWith(wanted)));
  return begin.length > 0 ? begin : all.filter(({ label }) => hasWords(plain(label), wanted));
}

function hasWords(label: string, wanted: string): boolean {
  const words = label.split(' ');
  let from = 0;
  for (const part of wanted.split(' ')) {
    const at = words.findIndex((word, i) => i >= from && word.startsWith(part));
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

/** What was typed, once sent: the whole of an id or of its words wins over longer ones. */
export function resolve(typed: string, all: readonly Named[]): Found {
  const wanted = plain(typed);
  const exact = all.filter(({ option, label }) => plain(option.id) === wanted || plain(label) === wanted);
  const found = exact.length > 0 ? exact : matching(typed, all);
  const [first] = found;
  if (!first || wanted === '') return { kind: 'none' };
  return found.length === 1 ? { kind: 'one', named: first } : { kind: 'several', named: found };
}
