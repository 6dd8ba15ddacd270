import type { ByLang, Lang } from '@souterrain/words';
import type { Verb, Words } from '../content/types.ts';
import type { Tell } from './catalogue.ts';
import type { Lexicon } from './lexicon.ts';

/** Names of the content in one language. */
export interface Names extends Pick<Tell, 'plural' | 'peripetieText' | 'peripetieName'> {
  /** The name of a thing of the game by its id; undefined where only a catalogue of words can say it. */
  content(id: string): string | undefined;
  attack(id: string): string | undefined;
}

export function namesOf(lexicon: Lexicon, lang: Lang): Names {
  const { content, names } = lexicon;
  const { items, creatures, scenery, scenarios, tiles, encounters, peripeties } = content;
  const tables: readonly Readonly<Record<string, { readonly name: Words }>>[] = [
    items,
    creatures,
    scenery,
    scenarios,
    tiles,
    encounters,
    peripeties,
  ];
  let attacks: ReadonlyMap<string, Words> | undefined;
  const attack = (id: string): string | undefined => {
    attacks ??= namesOfAttacks(lexicon);
    return attacks.get(id)?.[lang];
  };
  return {
    attack,
    content(id) {
      const named = names[lang][id];
      if (named !== undefined) return named;
      for (const table of tables) {
        const entry = table[id];
        if (entry) return entry.name[lang];
      }
      return attack(id);
    },
    plural: (creature) => creatures[creature]?.plural[lang],
    peripetieText: (peripetie) => peripeties[peripetie]?.text[lang] ?? '',
    peripetieName(peripetie, id) {
      const { now = [], actions = [] } = peripeties[peripetie] ?? {};
      const ways = [...actions, ...choicesIn([now, ...actions.map(({ does }) => does)].flat())];
      return ways.find((way) => way.id === id)?.name[lang] ?? id;
    },
  };
}

/** Said of a weapon that leaves the hand: the same weapon strikes under its own name. */
const THROWN: ByLang<string> = { fr: 'au jet', en: 'thrown' };

function namesOfAttacks(lexicon: Lexicon): ReadonlyMap<string, Words> {
  const names = new Map<string, Words>(lexicon.attacks());
  for (const { id: base, name: item, attacks = [] } of Object.values(lexicon.content.items))
    for (const { id, name = item } of attacks)
      names.set(id, id !== base ? { fr: `${name.fr}, ${THROWN.fr}`, en: `${name.en}, ${THROWN.en}` } : name);
  return names;
}

type Choice = Extract<Verb, { choose: unknown }>['choose'][number];

const choicesIn = (verbs: readonly Verb[]): readonly Choice[] =>
  verbs.flatMap((verb) => {
    if ('choose' in verb) return verb.choose;
    if ('check' in verb) return choicesIn([...(verb.success ?? []), ...(verb.failure ?? [])]);
    return 'suits' in verb ? choicesIn(Object.values(verb.suits).flat()) : [];
  });

/** `orque-2` is the creature `orque`, number 2. */
export function splitFigure(id: string): { readonly base: string; readonly number: string } {
  const cut = id.lastIndexOf('-');
  return { base: id.slice(0, cut), number: id.slice(cut + 1) };
}
