import { type ByLang, number } from '@souterrain/words';

/** What the sheets and the dice of this system say beyond the words of the game itself. */
export interface SheetWords {
  readonly floorWord: string;
  readonly ofFifty: string;
  turn(number: number): string;
  score(points: number): string;
  patrolAt(turn: number): string;
  moveLeft(left: number, of: number): string;
  readonly goal: string;
  reachStairs(guardian: string): string;
  readonly stairsOpen: string;
  readonly findStairs: string;
  readonly pv: string;
  readonly armour: string;
  readonly atk: string;
  readonly gold: string;
  readonly damage: string;
  readonly points: (count: number) => string;
  readonly short: readonly [damage: string, armour: string];
  readonly belt: string;
  spells(list: string): string;
  readonly creatures: string;
  readonly status: Readonly<Record<'exploring' | 'landing' | 'out' | 'dead' | 'next', string>>;
  readonly versus: string;
  readonly exchange: (number: number) => string;
  readonly rolls: Readonly<Record<'move' | 'duel' | 'trap' | 'chest' | 'fumble' | 'retreat' | 'loot', string>>;
  margin(value: number): string;
  /** Whose the two real dice of a duel are. */
  readonly diceOrder: string;
  orLess(value: number): string;
  readonly diagonal: (points: number) => string;
  readonly straight: (points: number) => string;
  readonly avoided: string;
  readonly sprung: string;
  readonly hit: (name: string, gap: number) => string;
  readonly tie: string;
  readonly critical: string;
}

const fr: SheetWords = {
  floorWord: 'Étage',
  ofFifty: 'sur 50',
  turn: (number) => `Tour ${number}`,
  score: (points) => `${points} ${points > 1 ? 'points' : 'point'}`,
  patrolAt: (turn) => `ronde au tour ${turn}`,
  moveLeft: (left, of) => `Déplacement\u00a0: ${left} sur ${of}`,
  goal: 'Objectif',
  reachStairs: (guardian) => `Atteindre l’escalier et vaincre son gardien\u00a0: ${guardian}.`,
  stairsOpen: 'Le gardien est vaincu\u00a0: reprendre l’escalier quand bon vous semble.',
  findStairs: 'Trouver l’escalier.',
  pv: 'PV',
  armour: 'Armure',
  atk: 'ATK',
  gold: 'Or',
  damage: 'Dégâts',
  points: (count) => (count < 2 ? `${count} point à placer` : `${count} points à placer`),
  short: ['Dég.', 'Arm.'],
  belt: 'Ceinture',
  spells: (list) => `Sorts\u00a0: ${list}`,
  creatures: 'À cet étage',
  status: { exploring: 'joue', next: 'ensuite', landing: 'au palier', out: 'sorti', dead: 'mort' },
  versus: 'contre',
  exchange: (number) => `échange ${number}`,
  rolls: {
    move: 'Déplacement',
    duel: 'Duel',
    trap: 'Piège',
    chest: 'Coffre',
    fumble: 'Échec critique',
    retreat: 'Retraite',
    loot: 'Trouvaille',
  },
  diceOrder: 'celui du héros, puis celui de la créature',
  margin: (value) => `réussite ${number(value)}`,
  orLess: (value) => `Il faut ${value} ou moins`,
  diagonal: (points) => `impair\u00a0: ${points} en diagonale`,
  straight: (points) => `pair\u00a0: ${points} en ligne`,
  avoided: 'évité',
  sprung: 'déclenché',
  hit: (name, gap) => `${name} touche, écart ${gap}`,
  tie: 'égalité',
  critical: 'critique\u202f!',
};

const en: SheetWords = {
  floorWord: 'Floor',
  ofFifty: 'of 50',
  turn: (number) => `Turn ${number}`,
  score: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
  patrolAt: (turn) => `patrol on turn ${turn}`,
  moveLeft: (left, of) => `Movement: ${left} of ${of}`,
  goal: 'Goal',
  reachStairs: (guardian) => `Reach the stairs and beat their guardian: ${guardian}.`,
  stairsOpen: 'The guardian is beaten: take the stairs whenever you like.',
  findStairs: 'Find the stairs.',
  pv: 'PV',
  armour: 'Armour',
  atk: 'ATK',
  gold: 'Gold',
  damage: 'Damage',
  points: (count) => (count === 1 ? '1 point to place' : `${count} points to place`),
  short: ['Dmg', 'Arm.'],
  belt: 'Belt',
  spells: (list) => `Spells: ${list}`,
  creatures: 'On this floor',
  status: { exploring: 'plays', next: 'next', landing: 'on the landing', out: 'out', dead: 'dead' },
  versus: 'against',
  exchange: (number) => `exchange ${number}`,
  rolls: {
    move: 'Movement',
    duel: 'Duel',
    trap: 'Trap',
    chest: 'Chest',
    fumble: 'Critical failure',
    retreat: 'Retreat',
    loot: 'Find',
  },
  diceOrder: 'the hero’s, then the creature’s',
  margin: (value) => `margin ${number(value)}`,
  orLess: (value) => `${value} or less needed`,
  diagonal: (points) => `odd: ${points} on the diagonal`,
  straight: (points) => `even: ${points} in a line`,
  avoided: 'avoided',
  sprung: 'sprung',
  hit: (name, gap) => `${name} hits, gap ${gap}`,
  tie: 'tie',
  critical: 'critical!',
};

export const sheetWords: ByLang<SheetWords> = { fr, en };
