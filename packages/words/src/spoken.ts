import type { ByLang, Lang } from './lang.ts';

type Table = Readonly<Record<string, string>>;
type Named = string | ByLang<string>;

/** What one thing of a game says for itself: a talent, an object, a state, an action. */
export interface Spoken<W extends object> {
  readonly id: string;
  /** As a sheet or a token says it; proper names of a game are the same in both languages. */
  readonly name?: Named;
  /** By id, what belongs to it: answers, reasons, values. */
  readonly names?: Readonly<Record<string, Named>>;
  /** What it does, in a line: read before it is chosen. */
  readonly effect?: ByLang<string>;
  /** What it asks and offers. */
  readonly words?: ByLang<W>;
}

/** How things are called, what they do, and all that they ask and offer, in one language. */
export function spokenBy<W extends object>(
  speakers: readonly Spoken<W>[],
  lang: Lang,
): W & { readonly names: Table; readonly effects: Table } {
  const names: Record<string, string> = {};
  const effects: Record<string, string> = {};
  const words: Record<string, object> = {};
  for (const { id, name, names: more, effect, words: said } of speakers) {
    for (const [named, by] of Object.entries(name === undefined ? { ...more } : { ...more, [id]: name }))
      names[named] = typeof by === 'string' ? by : by[lang];
    if (effect) effects[id] = effect[lang];
    for (const [part, table] of Object.entries<object>({ ...said?.[lang] }))
      words[part] = Object.assign(words[part] ?? {}, table);
  }
  return { ...(words as W), names, effects };
}
