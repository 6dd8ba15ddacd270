import type { Lang } from './schema-words.ts';

/** What is wrong with a pack beyond the shape of its entries. */
export interface PackWords {
  readonly lists: string;
  unknownKind(kind: string, known: readonly string[]): string;
  readonly list: string;
  taken(id: string): string;
  /** An entry that another pack has too: of the game, which it may replace, or one of those given with it. */
  alsoIn(id: string, of: { readonly own: string; readonly other: string; readonly replaceable: boolean }): string;
  readonly replaceTrue: string;
  /** `replace: true` where nobody has such an entry. */
  replacesNothing(kind: string, id: string): string;
  /** Two packs of one id. */
  samePack(id: string): string;
  newer(got: string, known: number): string;
  foreign(got: string, here: string): string;
  readonly described: string;
  readonly unsigned: string;
  /** An id that leads nowhere. */
  unknown(thing: string, id: string): string;
  /** What no player could have: the rule, and what is said of it. */
  forbidden(rule: string, ...details: readonly (string | number)[]): string;
}

const NBSP = '\u00A0';

/** Things that are named by their id, kinds of a pack and others. */
const THINGS: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  ability: { fr: 'capacité inconnue', en: 'unknown ability' },
  armours: { fr: 'armure inconnue', en: 'unknown armour' },
  bands: { fr: 'bande inconnue', en: 'unknown band' },
  career: { fr: 'Carrière inconnue', en: 'unknown career' },
  creatures: { fr: 'créature inconnue', en: 'unknown creature' },
  encounters: { fr: 'rencontre inconnue', en: 'unknown encounter' },
  feature: { fr: 'règle spéciale inconnue', en: 'unknown feature' },
  items: { fr: 'objet inconnu', en: 'unknown item' },
  kits: { fr: 'équipement inconnu', en: 'unknown kit' },
  origin: { fr: 'Origine inconnue', en: 'unknown origin' },
  peripeties: { fr: 'péripétie inconnue', en: 'unknown péripétie' },
  potions: { fr: 'potion inconnue', en: 'unknown potion' },
  room: { fr: 'salle inconnue', en: 'unknown room' },
  scenery: { fr: 'décor inconnu', en: 'unknown scenery' },
  schools: { fr: 'école inconnue', en: 'unknown school' },
  scrolls: { fr: 'parchemin inconnu', en: 'unknown scroll' },
  spells: { fr: 'sort inconnu', en: 'unknown spell' },
  stake: { fr: 'enjeu inconnu', en: 'unknown stake' },
  'table-or-item': { fr: 'table ou objet inconnus', en: 'unknown table or item' },
  tables: { fr: 'table inconnue', en: 'unknown table' },
  talent: { fr: 'talent inconnu', en: 'unknown talent' },
  talents: { fr: 'talent inconnu', en: 'unknown talent' },
  tiles: { fr: 'tuile inconnue', en: 'unknown tile' },
  use: { fr: 'usage inconnu', en: 'unknown use' },
  weapons: { fr: 'arme inconnue', en: 'unknown weapon' },
  zone: { fr: 'zone inconnue', en: 'unknown zone' },
};

const thingIn = (lang: Lang, thing: string): string => THINGS[thing]?.[lang] ?? thing;

const fr: PackWords = {
  lists: `des listes d’entrées sont attendues (creatures${NBSP}: …), ou la description du contenu (pack${NBSP}: …)`,
  unknownKind: (kind, known) => `liste inconnue${NBSP}: ${kind} (possibles${NBSP}: ${known.join(', ')})`,
  list: 'une liste d’entrées est attendue',
  taken: (id) => `${id} est déjà pris`,
  alsoIn: (id, { own, other, replaceable }) =>
    replaceable
      ? `${id} est déjà pris${NBSP}: il est dans ${other} et dans ${own}${NBSP}; donnez-lui un autre id, ou écrivez replace: true pour prendre sa place`
      : `${id} est déjà pris${NBSP}: il est dans ${other} et dans ${own}${NBSP}; jouez avec l’un des deux, ou donnez-lui un autre id`,
  replaceTrue: `attendu${NBSP}: true, ou rien`,
  replacesNothing: (kind, id) =>
    `il n’y a rien à remplacer${NBSP}: aucun contenu n’a ${id} dans ${kind}${NBSP}; enlevez replace`,
  samePack: (id) =>
    `un autre contenu s’appelle déjà ${id}${NBSP}: donnez un autre id à celui-ci, ou n’en donnez qu’un des deux`,
  newer: (got, known) =>
    `ce contenu est écrit pour une version plus récente de Souterrain (format ${got}, connu ici${NBSP}: ${known})${NBSP}; mettez Souterrain à jour`,
  foreign: (got, here) => `ce contenu est pour ${got}, pas pour ${here}`,
  described: 'le contenu est déjà décrit ailleurs',
  unsigned: `aucun fichier ne dit quel est ce contenu (pack)${NBSP}: son id, sa version, sa licence et de qui il est`,
  unknown: (thing, id) => `${thingIn('fr', thing)}${NBSP}: ${id}`,
  forbidden: (...why) => `les règles l’interdisent${NBSP}: ${why.join(', ')}`,
};

const en: PackWords = {
  lists: 'lists of entries are expected (creatures: …), or what the pack is (pack: …)',
  unknownKind: (kind, known) => `unknown kind: ${kind} (possible: ${known.join(', ')})`,
  list: 'a list of entries is expected',
  taken: (id) => `${id} is already taken`,
  alsoIn: (id, { own, other, replaceable }) =>
    replaceable
      ? `${id} is already taken: it is in ${other} and in ${own}; give it another id, or write replace: true to take its place`
      : `${id} is already taken: it is in ${other} and in ${own}; play with one of the two, or give it another id`,
  replaceTrue: 'expected true, or nothing',
  replacesNothing: (kind, id) => `there is nothing to replace: no pack has ${id} among its ${kind}; remove replace`,
  samePack: (id) => `another pack is already called ${id}: give this one another id, or leave one of the two out`,
  newer: (got, known) =>
    `this pack is written for a later version of Souterrain (format ${got}, known here: ${known}); update Souterrain`,
  foreign: (got, here) => `this pack is for ${got}, not for ${here}`,
  described: 'the pack is already described',
  unsigned: 'no file says what pack it is: its id, version, licence and attribution',
  unknown: (thing, id) => `${thingIn('en', thing)}: ${id}`,
  forbidden: (...why) => `the rules forbid it: ${why.join(', ')}`,
};

export const packWords: Readonly<Record<Lang, PackWords>> = { fr, en };
