import type { Lang } from './schema-words.ts';

/** What is wrong with a pack beyond the shape of its entries. */
export interface PackWords {
  readonly lists: string;
  unknownKind(kind: string, known: readonly string[]): string;
  readonly list: string;
  taken(id: string): string;
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
  described: 'the pack is already described',
  unsigned: 'no file says what pack it is: its id, version, licence and attribution',
  unknown: (thing, id) => `${thingIn('en', thing)}: ${id}`,
  forbidden: (...why) => `the rules forbid it: ${why.join(', ')}`,
};

export const packWords: Readonly<Record<Lang, PackWords>> = { fr, en };
