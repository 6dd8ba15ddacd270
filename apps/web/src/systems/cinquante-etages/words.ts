import type { ByLang } from '@souterrain/words';

/** What the board and the sheets of this system say beyond the words of the game itself. */
export interface SheetWords {
  floor(number: number): string;
  readonly floorWord: string;
  readonly ofFifty: string;
  turn(number: number): string;
  patrolAt(turn: number): string;
  moveLeft(left: number, of: number): string;
  readonly goal: string;
  reachStairs(guardian: string): string;
  readonly stairsOpen: string;
  readonly findStairs: string;
  readonly floorsDone: string;
  readonly pv: string;
  readonly armour: string;
  readonly atk: string;
  readonly gold: string;
  readonly damage: string;
  readonly points: (count: number) => string;
  readonly belt: string;
  readonly spells: string;
  readonly creatures: string;
  readonly guardian: string;
  readonly heap: (name: string) => string;
  readonly status: Readonly<Record<'exploring' | 'landing' | 'out' | 'dead' | 'next', string>>;
  readonly versus: string;
  readonly exchange: (number: number) => string;
  readonly squares: Readonly<Record<string, string>>;
  readonly rolls: Readonly<Record<'move' | 'duel' | 'trap' | 'chest' | 'fumble', string>>;
  readonly diagonal: (points: number) => string;
  readonly straight: (points: number) => string;
  readonly avoided: string;
  readonly sprung: string;
  readonly hit: (name: string, gap: number) => string;
  readonly tie: string;
  readonly critical: string;
  readonly bounce: (left: number) => string;
  readonly held: string;
}

const fr: SheetWords = {
  floor: (number) => `étage ${number}`,
  floorWord: 'Étage',
  ofFifty: 'sur 50',
  turn: (number) => `Tour ${number}`,
  patrolAt: (turn) => `ronde au tour ${turn}`,
  moveLeft: (left, of) => `Déplacement\u00a0: ${left} sur ${of}`,
  goal: 'Objectif',
  reachStairs: (guardian) => `Atteindre l’escalier et vaincre son gardien\u00a0: ${guardian}.`,
  stairsOpen: 'Le gardien est vaincu\u00a0: reprendre l’escalier quand bon vous semble.',
  findStairs: 'Trouver l’escalier.',
  floorsDone: 'étages franchis',
  pv: 'PV',
  armour: 'Armure',
  atk: 'ATK',
  gold: 'Or',
  damage: 'Dégâts',
  points: (count) => (count < 2 ? `${count} point à placer` : `${count} points à placer`),
  belt: 'Ceinture',
  spells: 'Sorts',
  creatures: 'À cet étage',
  guardian: 'gardien',
  heap: (name) => `Les affaires de ${name}`,
  status: { exploring: 'joue', next: 'ensuite', landing: 'au palier', out: 'sorti', dead: 'mort' },
  versus: 'contre',
  exchange: (number) => `échange ${number}`,
  squares: {
    '~': 'Toile d’araignée\u00a0: un point de plus',
    '^': 'Piège',
    c: 'Coffre',
    f: 'Fontaine',
    m: 'Marchand',
    '>': 'Escalier',
  },
  rolls: { move: 'Déplacement', duel: 'Duel', trap: 'Piège', chest: 'Coffre', fumble: 'Échec critique' },
  diagonal: (points) => `impair\u00a0: ${points} en diagonale`,
  straight: (points) => `pair\u00a0: ${points} en ligne`,
  avoided: 'évité',
  sprung: 'déclenché',
  hit: (name, gap) => `${name} touche, écart ${gap}`,
  tie: 'égalité',
  critical: 'critique\u202f!',
  bounce: (left) => `mur, reste ${left}`,
  held: 'toile',
};

const en: SheetWords = {
  floor: (number) => `floor ${number}`,
  floorWord: 'Floor',
  ofFifty: 'of 50',
  turn: (number) => `Turn ${number}`,
  patrolAt: (turn) => `patrol on turn ${turn}`,
  moveLeft: (left, of) => `Movement: ${left} of ${of}`,
  goal: 'Goal',
  reachStairs: (guardian) => `Reach the stairs and beat their guardian: ${guardian}.`,
  stairsOpen: 'The guardian is beaten: take the stairs whenever you like.',
  findStairs: 'Find the stairs.',
  floorsDone: 'floors cleared',
  pv: 'PV',
  armour: 'Armour',
  atk: 'ATK',
  gold: 'Gold',
  damage: 'Damage',
  points: (count) => (count === 1 ? '1 point to place' : `${count} points to place`),
  belt: 'Belt',
  spells: 'Spells',
  creatures: 'On this floor',
  guardian: 'guardian',
  heap: (name) => `What ${name} carried`,
  status: { exploring: 'plays', next: 'next', landing: 'on the landing', out: 'out', dead: 'dead' },
  versus: 'against',
  exchange: (number) => `exchange ${number}`,
  squares: {
    '~': 'Web: one more point',
    '^': 'Trap',
    c: 'Chest',
    f: 'Fountain',
    m: 'Merchant',
    '>': 'Stairs',
  },
  rolls: { move: 'Movement', duel: 'Duel', trap: 'Trap', chest: 'Chest', fumble: 'Critical failure' },
  diagonal: (points) => `odd: ${points} on the diagonal`,
  straight: (points) => `even: ${points} in a line`,
  avoided: 'avoided',
  sprung: 'sprung',
  hit: (name, gap) => `${name} hits, gap ${gap}`,
  tie: 'tie',
  critical: 'critical!',
  bounce: (left) => `wall, ${left} left`,
  held: 'web',
};

export const sheetWords: ByLang<SheetWords> = { fr, en };
