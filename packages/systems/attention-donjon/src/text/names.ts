import { ITEMS, SCENERY, TILES } from '@souterrain/crawl/content/index';
import type { Verb, Words } from '@souterrain/crawl/content/types';
import type { Lang } from '@souterrain/words';
import { CREATURES, ENCOUNTERS, PERIPETIES, SCENARIOS } from '../content/index.ts';
import { effects } from './effects.ts';
import { marks } from './marks.ts';
import { TALENT_NAMES } from './talents.ts';

const TABLES: readonly Readonly<Record<string, { readonly name: Words }>>[] = [
  ITEMS,
  CREATURES,
  SCENERY,
  SCENARIOS,
  TILES,
  ENCOUNTERS,
  PERIPETIES,
];

/** The name of a thing of the game by its id; undefined where only a catalogue of words can say it. */
export function contentName(id: string, lang: Lang): string | undefined {
  const mark = marks[lang][id] ?? TALENT_NAMES[id] ?? effects[lang][id];
  if (mark !== undefined) return mark;
  for (const table of TABLES) {
    const entry = table[id];
    if (entry) return entry.name[lang];
  }
  return attackName(id, lang);
}

/** Said of a weapon that leaves the hand: the same weapon strikes under its own name. */
const THROWN: Readonly<Record<Lang, string>> = { fr: '(au jet)', en: '(thrown)' };

let attackNames: ReadonlyMap<string, Words> | undefined;

function namesOfAttacks(): ReadonlyMap<string, Words> {
  const names = new Map<string, Words>();
  for (const { attacks } of Object.values(CREATURES)) for (const { id, name } of attacks) if (name) names.set(id, name);
  for (const { id: base, name: item, attacks = [] } of Object.values(ITEMS))
    for (const { id, name = item } of attacks)
      names.set(id, id !== base ? { fr: `${name.fr} ${THROWN.fr}`, en: `${name.en} ${THROWN.en}` } : name);
  return names;
}

/** An attack by its id, which may also be that of a talent. */
export function attackName(id: string, lang: Lang): string | undefined {
  attackNames ??= namesOfAttacks();
  return attackNames.get(id)?.[lang];
}

/** Creatures of a kind, several of them. */
export const pluralOf = (creature: string, lang: Lang): string | undefined => CREATURES[creature]?.plural[lang];

export const peripetieText = (peripetie: string, lang: Lang): string => PERIPETIES[peripetie]?.text[lang] ?? '';

/** What may be done about a péripétie, or one way of a choice it offers. */
export function peripetieName(peripetie: string, id: string, lang: Lang): string {
  const { now = [], actions = [] } = PERIPETIES[peripetie] ?? {};
  const named = [...actions, ...choicesIn([now, ...actions.map(({ does }) => does)].flat())].find((n) => n.id === id);
  return named?.name[lang] ?? id;
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
