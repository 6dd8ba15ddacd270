import type { Ai, GroupEntry } from '@souterrain/crawl/content';
import { type ByLang, THIN, WIDE } from '@souterrain/words';

/** What the papers of both editions of Attention Donjon ! say. */
export interface CrawlWords {
  readonly attributes: string;
  readonly skills: string;
  readonly values: string;
  readonly sante: string;
  readonly santeNote: string;
  readonly heroisme: string;
  readonly heroismeNote: string;
  readonly states: string;
  readonly weapons: string;
  readonly talents: string;
  readonly gear: string;
  readonly places: Readonly<Record<'equipe' | 'porte' | 'stocke', string>>;
  readonly deplacement: string;
  readonly arcane: string;
  readonly turn: string;
  readonly turnNote: string;
  readonly turnRows: readonly (readonly [string, string])[];
  readonly adventures: string;
  readonly xp: string;
  readonly deniers: string;
  readonly notes: string;
  level(level: number, family: string): string;
  readonly immune: string;
  /** Families and tags of creatures. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly rounds: string;
  colon(before: string, after: string): string;
  readonly road: string;
  readonly events: string;
  readonly roadHeads: readonly string[];
  readonly contents: string;
  readonly contentsHeads: readonly string[];
  readonly unexpected: string;
  readonly unexpectedNote: string;
  readonly unexpectedHeads: readonly string[];
  readonly meetings: string;
  readonly meetingsHeads: readonly string[];
  readonly peripeties: string;
  readonly peripetiesHeads: readonly string[];
  readonly objective: string;
  heroes(min: number, max: number): string;
  start(room: string): string;
  aside(cards: string, until: string): string;
  untilRoom(room: string): string;
  untilRound(round: number): string;
  room(id: string): string;
  readonly onSheet: string;
  readonly nothing: string;
  encounter(name: string): string;
  peripetie(name: string): string;
  readonly encounterFirst: string;
  readonly last: string;
  readonly defeat: string;
  count(count: GroupEntry['count']): string;
  readonly boss: string;
  readonly permanent: string;
  range(from: string, to: string): string;
  readonly red: string;
  readonly black: string;
  readonly or: string;
  readonly credit: string;
}

/** AD1-IA-01: proper names, the same in both languages. */
export const AI: Readonly<Record<Ai, string>> = {
  melee: 'IA Mêlée',
  tir: 'IA Tir',
  'attaque-blesse': 'IA Attaque blessé',
  lache: 'IA Lâche',
  gardien: 'IA Gardien',
  statique: 'IA Statique',
};

const CREDIT = 'CC BY-SA 4.0';

/** AD1-SCEN-06 */
const MOST_HEROES = 6;

interface Counting {
  each(count: number): string;
  /** More of them, from so many heroes. */
  from(count: number, heroes: number): string;
}

/** A group whose size follows that of the party: parts of one are rounded up, so their steps are told. */
function perHero(rate: number, { each, from }: Counting): string {
  if (Number.isInteger(rate)) return each(rate);
  const sizes = Array.from({ length: MOST_HEROES }, (_, i) => Math.ceil((i + 1) * rate));
  const steps = sizes.flatMap((size, i) => (i > 0 && size > sizes[i - 1]! ? [from(size, i + 1)] : []));
  return `${sizes[0]} (${steps.join(', ')})`;
}

const fr: CrawlWords = {
  attributes: 'Attributs',
  skills: 'Compétences',
  values: 'Valeurs',
  sante: 'Santé',
  santeNote: 'Rayer un cœur par Santé perdue.',
  heroisme: 'Héroïsme',
  heroismeNote: 'Bénir, maudire, survivre.',
  states: 'États',
  weapons: 'Armes',
  talents: 'Talents',
  gear: 'Équipement',
  places: { equipe: 'Équipé', porte: 'Sous la main', stocke: 'Au fond du sac' },
  deplacement: 'Dépl.',
  arcane: 'Arcane gardienne',
  turn: 'Mon tour',
  turnNote: 'deux actions',
  turnRows: [
    ['Mouvement', 'Se déplacer, Pas de placement, se relever'],
    ['Standard', `Attaquer, soigner, fouiller, révéler le donjon${THIN}; une seule`],
    ['Bonus', `Se reprendre, Récupération, défensive${THIN}; une seule`],
    ['Complexe', `Se rééquiper${WIDE}: les deux actions`],
  ],
  adventures: 'Aventures',
  xp: 'XP libres',
  deniers: 'Deniers',
  notes: 'Blessures graves, notes',
  level: (level, family) => `Niveau ${level}, ${family}`,
  immune: 'Immunité',
  kinds: {
    bete: 'bête',
    construction: 'construction',
    demon: 'démon',
    gobelinoide: 'gobelinoïde',
    'homme-rat': 'homme-rat',
    'homme-serpent': 'homme-serpent',
    humain: 'humain',
    inamovible: 'inamovible',
    loup: 'loup',
    'mort-vivant': 'mort-vivant',
    plante: 'plante',
    vermine: 'vermine',
  },
  rounds: 'Rounds',
  colon: (before, after) => `${before}${WIDE}: ${after}`,
  road: 'Feuille de route',
  events: 'Feuille des événements',
  roadHeads: ['Carte', 'Salle', 'Tuile', 'Déjà posée', 'Contenu'],
  contents: 'Contenu d’une salle',
  contentsHeads: ['Carte', 'Contenu'],
  unexpected: 'Événements inattendus',
  unexpectedNote: 'Cocher une case de Longévité chaque fois que l’événement est joué.',
  unexpectedHeads: ['Carte', 'Événement', 'Longévité'],
  meetings: 'Rencontres',
  meetingsHeads: ['Rencontre', 'Groupes'],
  peripeties: 'Péripéties',
  peripetiesHeads: ['Péripétie', 'Ce qui est là'],
  objective: `Objectif${WIDE}: `,
  heroes: (min, max) => (min === max ? `${min} héros.` : `De ${min} à ${max} héros.`),
  start: (room) => `Départ${WIDE}: ${room}.`,
  aside: (cards, until) => `Cartes mises de côté${WIDE}: ${cards}, ${until}.`,
  untilRoom: (room) => `jusqu’à la salle ${room}`,
  untilRound: (round) => `jusqu’au Round ${round}`,
  room: (id) => id.replace(/^r/, ''),
  onSheet: 'Tirer une carte sur la feuille des événements',
  nothing: 'Rien',
  encounter: (name) => `Rencontre${WIDE}: ${name}`,
  peripetie: (name) => `Péripétie${WIDE}: ${name}`,
  encounterFirst: 'la Rencontre d’abord',
  last: 'dernière salle',
  defeat: 'La partie est perdue',
  count: (count) => {
    if (typeof count === 'number') return String(count);
    if ('perHero' in count)
      return perHero(count.perHero, { each: (n) => `${n} par héros`, from: (n, heroes) => `${n} dès ${heroes} héros` });
    return `${count.dice}d${count.sides}${count.plus ? ` + ${count.plus}` : ''}`;
  },
  boss: 'chef',
  permanent: 'permanent',
  range: (from, to) => `${from} à ${to}`,
  red: 'rouge',
  black: 'noire',
  or: ' ou ',
  credit: `Souterrain · Attention Donjon${THIN}!, règles et contenus crédités à leur auteur, ${CREDIT}. Icônes${WIDE}: game-icons.net, CC BY 3.0.`,
};

const en: CrawlWords = {
  attributes: 'Attributes',
  skills: 'Skills',
  values: 'Values',
  sante: 'Santé',
  santeNote: 'Cross a heart for each Santé lost.',
  heroisme: 'Héroïsme',
  heroismeNote: 'Bless, curse, survive.',
  states: 'States',
  weapons: 'Weapons',
  talents: 'Talents',
  gear: 'Equipment',
  places: { equipe: 'Worn', porte: 'At hand', stocke: 'In the bag' },
  deplacement: 'Move',
  arcane: 'Arcane gardienne',
  turn: 'My turn',
  turnNote: 'two actions',
  turnRows: [
    ['Movement', 'Move, Pas de placement, stand up'],
    ['Standard', 'Attack, tend, search, reveal the dungeon; one only'],
    ['Bonus', 'Se reprendre, Récupération, defensive; one only'],
    ['Complex', 'Change equipment: both actions'],
  ],
  adventures: 'Adventures',
  xp: 'XP left',
  deniers: 'Deniers',
  notes: 'Grave wounds, notes',
  level: (level, family) => `Level ${level}, ${family}`,
  immune: 'Immunity',
  kinds: {
    bete: 'beast',
    construction: 'construct',
    demon: 'demon',
    gobelinoide: 'goblinoid',
    'homme-rat': 'ratman',
    'homme-serpent': 'snakeman',
    humain: 'human',
    inamovible: 'immovable',
    loup: 'wolf',
    'mort-vivant': 'undead',
    plante: 'plant',
    vermine: 'vermin',
  },
  rounds: 'Rounds',
  colon: (before, after) => `${before}: ${after}`,
  road: 'Road sheet',
  events: 'Events sheet',
  roadHeads: ['Card', 'Room', 'Tile', 'Already laid', 'Contents'],
  contents: 'Contents of a room',
  contentsHeads: ['Card', 'Contents'],
  unexpected: 'Unexpected events',
  unexpectedNote: 'Tick a Longévité box each time the event is played.',
  unexpectedHeads: ['Card', 'Event', 'Longévité'],
  meetings: 'Encounters',
  meetingsHeads: ['Encounter', 'Groups'],
  peripeties: 'Twists',
  peripetiesHeads: ['Twist', 'What is there'],
  objective: 'Goal: ',
  heroes: (min, max) => (min === max ? `${min} ${min === 1 ? 'hero' : 'heroes'}.` : `${min} to ${max} heroes.`),
  start: (room) => `Start: ${room}.`,
  aside: (cards, until) => `Cards set aside: ${cards}, ${until}.`,
  untilRoom: (room) => `until room ${room}`,
  untilRound: (round) => `until Round ${round}`,
  room: (id) => id.replace(/^r/, ''),
  onSheet: 'Draw a card on the events sheet',
  nothing: 'Nothing',
  encounter: (name) => `Encounter: ${name}`,
  peripetie: (name) => `Twist: ${name}`,
  encounterFirst: 'the Encounter first',
  last: 'last room',
  defeat: 'The game is lost',
  count: (count) => {
    if (typeof count === 'number') return String(count);
    if ('perHero' in count)
      return perHero(count.perHero, {
        each: (n) => `${n} for each hero`,
        from: (n, heroes) => `${n} from ${heroes} heroes`,
      });
    return `${count.dice}d${count.sides}${count.plus ? ` + ${count.plus}` : ''}`;
  },
  boss: 'master',
  permanent: 'permanent',
  range: (from, to) => `${from} to ${to}`,
  red: 'red',
  black: 'black',
  or: ' or ',
  credit: `Souterrain · Attention Donjon!, rules and content credited to their author, ${CREDIT}. Icons: game-icons.net, CC BY 3.0.`,
};

export const crawlWords: ByLang<CrawlWords> = { fr, en };
