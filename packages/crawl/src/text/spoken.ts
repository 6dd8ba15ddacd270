import type { ByLang, Lang } from '@souterrain/words';
import type { Options, Prompts, Spoken } from './catalogue.ts';

type Table<T> = Readonly<Record<string, T>>;

/** How talents, things, states and special rules are called. */
export function namesBy(speakers: readonly Spoken[]): ByLang<Table<string>> {
  const called = (lang: Lang) =>
    Object.fromEntries(
      speakers.flatMap(({ id, name }) =>
        name === undefined ? [] : [[id, typeof name === 'string' ? name : name[lang]]],
      ),
    );
  return { fr: called('fr'), en: called('en') };
}

/** What they do and ask, in one language. */
export function spokenBy(
  speakers: readonly Spoken[],
  lang: Lang,
): { readonly talents: Table<string>; readonly prompts: Prompts; readonly options: Options } {
  const said = speakers.flatMap(({ words }) => (words ? [words[lang]] : []));
  return {
    talents: Object.fromEntries(speakers.flatMap(({ id, effect }) => (effect ? [[id, effect[lang]]] : []))),
    prompts: Object.assign({}, ...said.map(({ prompts }) => prompts)) as Prompts,
    options: Object.assign({}, ...said.map(({ options }) => options)) as Options,
  };
}
