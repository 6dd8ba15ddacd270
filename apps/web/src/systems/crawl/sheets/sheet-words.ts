import { type ByLang, WIDE } from '@souterrain/words';

type Turns = Readonly<Record<'now' | 'next' | 'later' | 'done' | 'lost' | 'passed' | 'gone', string>>;

/** What the sheets and the dice of this system say beyond the words of the game itself. */
export interface SheetWords {
  readonly round: string;
  of(limit: number): string;
  readonly deck: string;
  readonly discard: string;
  readonly jokers: string;
  /** Of a hero, or of a group. */
  readonly turns: Readonly<Record<'one' | 'several', Turns>>;
  readonly plays: string;
  /** Out of one’s own turn: for creatures, for another hero. */
  readonly chooses: string;
  readonly dead: string;
  /** The Santé that a hero has left at the end. */
  score(sante: number): string;
  readonly left: string;
  readonly waiting: string;
  readonly sante: string;
  readonly heroisme: string;
  readonly arcane: string;
  readonly more: string;
  carried(list: string): string;
  stored(list: string): string;
  purse(deniers: number, xp: number): string;
  readonly creatures: string;
  progress(done: number, of: number): string;
  readonly unexpected: string;
  readonly story: string;
  readonly hazards: string;
  readonly treasures: string;
  readonly anywhere: string;
  failures(count: number): string;
  readonly piles: string;
  coins(count: number): string;
  zones(room: string, letters: string): string;
  joker(count: number): string;
}

const toCome = { next: 'ensuite', later: 'puis', lost: 'tour perdu', passed: 'pas ce Round', gone: 'hors jeu' };

const fr: SheetWords = {
  round: 'Round',
  of: (limit) => `sur ${limit}`,
  deck: 'Pioche',
  discard: 'Défausse',
  jokers: 'Jokers gardés',
  turns: {
    one: { ...toCome, now: 'joue', done: 'a joué' },
    several: { ...toCome, now: 'jouent', done: 'ont joué' },
  },
  plays: 'joue',
  chooses: 'choisit',
  dead: 'a péri',
  score: (sante) => (sante > 0 ? `Santé ${sante}` : 'a péri'),
  left: 'hors du donjon',
  waiting: 'devant la porte',
  sante: 'Santé',
  heroisme: 'Héroïsme',
  arcane: 'Arcane gardienne',
  more: 'Traits, talents, affaires',
  carried: (list) => `Sous la main${WIDE}: ${list || 'rien'}`,
  stored: (list) => `Au fond du sac${WIDE}: ${list || 'rien'}`,
  purse: (deniers, xp) => `${deniers} ${deniers > 1 ? 'deniers' : 'denier'}, ${xp} XP`,
  creatures: 'Créatures',
  progress: (done, of) => `${done} sur ${of}`,
  unexpected: 'Imprévus',
  story: 'L’histoire',
  hazards: 'Péripéties',
  treasures: 'Trésors à chercher',
  anywhere: 'dans tout le donjon',
  failures: (count) => `Difficulté +${count}`,
  piles: 'Au sol',
  coins: (count) => `${count} ${count > 1 ? 'deniers' : 'denier'}`,
  zones: (room, letters) => `${room}, ${letters.length > 1 ? 'zones' : 'zone'} ${letters}`,
  joker: (count) => (count > 1 ? `${count} Jokers` : 'Joker'),
};

const toComeEn = { next: 'next', later: 'then', lost: 'turn lost', passed: 'not this Round', gone: 'out of play' };

const en: SheetWords = {
  round: 'Round',
  of: (limit) => `of ${limit}`,
  deck: 'Deck',
  discard: 'Discard',
  jokers: 'Jokers kept',
  turns: {
    one: { ...toComeEn, now: 'plays', done: 'played' },
    several: { ...toComeEn, now: 'play', done: 'played' },
  },
  plays: 'plays',
  chooses: 'chooses',
  dead: 'fallen',
  score: (sante) => (sante > 0 ? `Santé ${sante}` : 'fallen'),
  left: 'out of the dungeon',
  waiting: 'at the gate',
  sante: 'Santé',
  heroisme: 'Héroïsme',
  arcane: 'Arcane gardienne',
  more: 'Traits, talents, belongings',
  carried: (list) => `At hand: ${list || 'nothing'}`,
  stored: (list) => `In the bag: ${list || 'nothing'}`,
  purse: (deniers, xp) => `${deniers} ${deniers === 1 ? 'denier' : 'deniers'}, ${xp} XP`,
  creatures: 'Creatures',
  progress: (done, of) => `${done} of ${of}`,
  unexpected: 'Unexpected events',
  story: 'The story',
  hazards: 'Twists',
  treasures: 'Treasures to search for',
  anywhere: 'anywhere in the dungeon',
  failures: (count) => `Difficulty +${count}`,
  piles: 'On the ground',
  coins: (count) => `${count} ${count === 1 ? 'denier' : 'deniers'}`,
  zones: (room, letters) => `${room}, ${letters.length > 1 ? 'zones' : 'zone'} ${letters}`,
  joker: (count) => (count > 1 ? `${count} Jokers` : 'Joker'),
};

export const sheetWords: ByLang<SheetWords> = { fr, en };
