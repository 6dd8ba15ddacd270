import type { ByLang, Lang } from './lang.ts';

type Table = Readonly<Record<string, string>>;

/** What one thing of a game says for itself: a talent, an object, a state, an action. */
export interface Spoken<W extends object> {
  readonly id: string;
  /** As a sheet or a token says it; proper names of a game are the same in both languages. */
  readonly name?: string | ByLang<string>;
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
  for (const { id, name, effect, words: said } of speakers) {
    if (name !== undefined) names[id] = typeof name === 'string' ? name : name[lang];
    if (effect) effects[id] = effect[lang];
    for (const [part, table] of Object.entries<object>({ ...said?.[lang] }))
      words[part] = { ...words[part], ...table };
  }
  return { ...(words as W), names, effects };
}
