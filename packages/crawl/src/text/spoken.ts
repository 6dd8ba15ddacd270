import type { ByLang, Lang } from '@souterrain/words';
import type { Asking, Label, Spoken } from './catalogue.ts';
import { named } from './offers.ts';

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

interface Pitched {
  readonly id: string;
  readonly name: string;
  readonly pitch: ByLang<string>;
}

/** Origines or Carrières, as they are chosen: `origine-nains`. */
export const pitched = (kind: 'origine' | 'carriere', list: readonly Pitched[]): readonly Spoken[] =>
  list.map(({ id, name, pitch }) => ({
    id,
    name,
    labels: { [`${kind}-${id}`]: { fr: named(id, pitch.fr), en: named(id, pitch.en) } },
  }));

/** All that is said beside rules, in one language; the last to speak of a key is heard. */
export function spokenBy(
  said: readonly Partial<Spoken>[],
  lang: Lang,
): Pick<Asking, 'talents' | 'prompts' | 'labels' | 'terms'> {
  const prompts = said.flatMap((each) => Object.entries(each.prompts ?? {}));
  const labels = said.flatMap((each) => Object.entries(each.labels ?? {}));
  const terms = said.flatMap((each) => Object.entries(each.terms ?? {}));
  return {
    talents: Object.fromEntries(said.flatMap(({ id = '', effect }) => (effect ? [[id, effect[lang]]] : []))),
    prompts: Object.fromEntries(prompts.map(([id, each]) => [id, each[lang]])),
    labels: Object.fromEntries(labels.map(([id, each]) => [id, isByLang(each) ? each[lang] : each])),
    terms: Object.fromEntries(terms.map(([id, each]) => [id, each[lang]])),
  };
}

const isByLang = (label: Label | ByLang<Label>): label is ByLang<Label> => typeof label === 'object' && 'fr' in label;
