import { type ByLang, WIDE } from '@souterrain/words';

interface SheetWords {
  readonly round: string;
  readonly purse: string;
  /** Of one being, or of several creatures of one kind. */
  readonly turns: Readonly<Record<'one' | 'several', Readonly<Record<'now' | 'done' | 'later', string>>>>;
  readonly plays: string;
  readonly leads: string;
  readonly statuses: Readonly<Record<'parti' | 'rendu' | 'coma' | 'mort', string>>;
  readonly away: string;
  /** HB-CHA-01. */
  readonly chance: string;
  readonly armour: string;
  readonly armourShort: string;
  readonly more: string;
  readonly talents: string;
  readonly abilities: string;
  readonly schools: string;
  readonly ready: string;
  readonly worn: string;
  readonly hands: string;
  readonly bag: string;
  slots(used: number, most: number): string;
  readonly empty: string;
  readonly held: string;
  readonly progress: string;
  readonly foes: string;
  readonly battalions: string;
  commands(name: string): string;
  readonly hidden: string;
  readonly secrets: string;
  readonly unseen: string;
  readonly forMaster: string;
  roll(name: string, attribute: string, value: number): string;
  readonly shown: string;
  readonly scene: string;
  readonly pressure: string;
  readonly trusted: string;
  readonly goal: string;
  rooms(opened: number, of: number): string;
  kept(face: number, value: number): string;
  orLess(value: number): string;
  /** How far under the value the die is, or how far above. */
  gap(under: number): string;
  readonly highest: string;
  /** Whose the two real dice of the initiative are. */
  readonly diceOrder: string;
  readonly success: string;
  readonly failure: string;
  readonly total: string;
  readonly fumble: string;
  readonly keptDie: string;
  readonly otherDie: string;
  readonly unknownRoll: string;
  attack(name: string, weapon: string): string;
  best(face: number): string;
  check(name: string, attribute: string): string;
  spell(name: string): string;
  readonly surprise: string;
  readonly caught: Readonly<Record<'normal' | 'depourvu' | 'surprise' | 'embuscade' | 'perdue', string>>;
  readonly reaction: string;
  readonly reactions: Readonly<Record<'hostile' | 'mefiant' | 'indifferent', string>>;
  readonly wandering: string;
  comes(something: boolean): string;
  readonly treasure: string;
  readonly initiative: string;
  readonly first: Readonly<Record<'heros' | 'adversaires' | 'tie', string>>;
  readonly sides: Readonly<Record<'heros' | 'adversaires', string>>;
}

const fr: SheetWords = {
  round: 'Round',
  purse: 'Bourse',
  turns: {
    one: { now: 'joue', done: 'a joué', later: 'attend' },
    several: { now: 'jouent', done: 'ont joué', later: 'attendent' },
  },
  plays: 'joue',
  leads: 'mène',
  statuses: { parti: 'parti', rendu: 'rendu', coma: 'coma', mort: 'mort' },
  away: 'hors de la scène',
  chance: 'Chance (CHA)',
  armour: 'Armure',
  armourShort: 'Arm.',
  more: 'La fiche entière',
  talents: 'Talents',
  abilities: 'Capacités',
  schools: 'Magie',
  ready: 'Prêts',
  worn: 'Porté',
  hands: 'À deux mains',
  bag: 'Sac',
  slots: (used, most) => `${used} sur ${most} places`,
  empty: 'libre',
  held: 'Sort retenu',
  progress: 'Progrès',
  foes: 'Adversaires',
  battalions: 'Bataillons',
  commands: (name) => `sous ${name}`,
  hidden: 'caché',
  secrets: 'Le carnet du MJ',
  unseen: 'Pas encore vus',
  forMaster: 'Pour le MJ seul',
  roll: (name, attribute, value) => `Jet caché, ${name}, ${attribute} ${value}`,
  shown: 'montré',
  scene: 'Scène',
  pressure: 'sous pression',
  trusted: 'lieu de confiance',
  goal: 'Le donjon',
  rooms: (opened, of) => `${opened} ${opened > 1 ? 'pièces ouvertes' : 'pièce ouverte'} sur ${of}`,
  kept: (face, value) => `${face} pour ${value}`,
  orLess: (value) => `Il faut ${value} ou moins`,
  gap: (under) => (under < 0 ? `${-under} de trop` : under === 0 ? 'tout juste' : `${under} de marge`),
  highest: 'le plus haut',
  diceOrder: 'celui des héros, puis celui des adversaires',
  success: 'réussite',
  failure: 'échec',
  total: 'réussite totale',
  fumble: 'cuisant échec',
  keptDie: 'gardé',
  otherDie: 'écarté',
  unknownRoll: 'jet caché',
  attack: (name, weapon) => `${name}, ${weapon}`,
  best: (face) => `au mieux ${face}`,
  check: (name, attribute) => `Test ${attribute}, ${name}`,
  spell: (name) => `Sort, ${name}`,
  surprise: 'Surprise',
  caught: {
    normal: 'personne n’est surpris',
    depourvu: 'héros pris au dépourvu',
    surprise: 'héros surpris',
    embuscade: 'embuscade des héros',
    perdue: 'adversaires d’abord',
  },
  reaction: 'Réaction',
  reactions: { hostile: 'hostiles', mefiant: 'méfiantes', indifferent: 'indifférentes' },
  wandering: 'Errance',
  comes: (something) => (something ? 'quelque chose vient' : 'rien ne vient'),
  treasure: 'Trésor',
  initiative: 'Initiative des camps',
  first: { heros: 'les héros d’abord', adversaires: 'les adversaires d’abord', tie: `égalité${WIDE}: on relance` },
  sides: { heros: 'héros', adversaires: 'adversaires' },
};

const en: SheetWords = {
  round: 'Round',
  purse: 'Purse',
  turns: {
    one: { now: 'acts', done: 'has acted', later: 'waits' },
    several: { now: 'act', done: 'have acted', later: 'wait' },
  },
  plays: 'plays',
  leads: 'leads',
  statuses: { parti: 'gone', rendu: 'yielded', coma: 'coma', mort: 'dead' },
  away: 'not in the scene',
  chance: 'Chance (CHA)',
  armour: 'Armour',
  armourShort: 'Arm.',
  more: 'The whole sheet',
  talents: 'Talents',
  abilities: 'Abilities',
  schools: 'Magic',
  ready: 'Ready',
  worn: 'Worn',
  hands: 'In both hands',
  bag: 'Bag',
  slots: (used, most) => `${used} of ${most} slots`,
  empty: 'free',
  held: 'Spell held',
  progress: 'Progress',
  foes: 'Foes',
  battalions: 'Battalions',
  commands: (name) => `under ${name}`,
  hidden: 'hidden',
  secrets: 'The GM’s notebook',
  unseen: 'Not seen yet',
  forMaster: 'For the GM alone',
  roll: (name, attribute, value) => `Hidden roll, ${name}, ${attribute} ${value}`,
  shown: 'shown',
  scene: 'Scene',
  pressure: 'under pressure',
  trusted: 'trusted place',
  goal: 'The dungeon',
  rooms: (opened, of) => `${opened} of ${of} rooms opened`,
  kept: (face, value) => `${face} for ${value}`,
  orLess: (value) => `${value} or less needed`,
  gap: (under) => (under < 0 ? `${-under} too many` : under === 0 ? 'exactly' : `${under} to spare`),
  highest: 'the highest',
  diceOrder: 'the heroes’, then the foes’',
  success: 'success',
  failure: 'failure',
  total: 'total success',
  fumble: 'bitter failure',
  keptDie: 'kept',
  otherDie: 'set aside',
  unknownRoll: 'hidden roll',
  attack: (name, weapon) => `${name}, ${weapon}`,
  best: (face) => `best ${face}`,
  check: (name, attribute) => `${attribute} check, ${name}`,
  spell: (name) => `Spell, ${name}`,
  surprise: 'Surprise',
  caught: {
    normal: 'nobody is surprised',
    depourvu: 'heroes caught unawares',
    surprise: 'heroes surprised',
    embuscade: 'ambush by the heroes',
    perdue: 'foes first',
  },
  reaction: 'Reaction',
  reactions: { hostile: 'hostile', mefiant: 'wary', indifferent: 'indifferent' },
  wandering: 'Wandering',
  comes: (something) => (something ? 'something comes' : 'nothing comes'),
  treasure: 'Treasure',
  initiative: 'Initiative of the sides',
  first: { heros: 'heroes first', adversaires: 'foes first', tie: 'a tie: again' },
  sides: { heros: 'heroes', adversaires: 'foes' },
};

export const sheetWords: ByLang<SheetWords> = { fr, en };
