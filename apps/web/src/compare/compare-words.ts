import { type ByLang, THIN, WIDE } from '@souterrain/words';
import type { EditionId } from './editions.ts';

export interface CompareWords {
  readonly title: string;
  readonly lead: string;
  readonly editions: Readonly<Record<EditionId, string>>;
  readonly party: string;
  readonly encounter: string;
  readonly fights: string;
  readonly seed: string;
  readonly odds: string;
  readonly heroes: string;
  readonly creatures: string;
  count(count: CountShown): string;
  readonly sante: string;
  readonly heroisme: string;
  attackLine(name: string, dice: number, damage: number): string;
  readonly heroBlow: string;
  readonly creatureBlow: string;
  readonly oddsNote: string;
  readonly columns: Readonly<
    Record<'hits' | 'resistFails' | 'shakes' | 'wounds' | 'kills' | 'fells' | 'meanLost', string>
  >;
  against(name: string): string;
  by(name: string): string;
  readonly nothing: string;
  readonly working: string;
  rolls(dice: number, difficulty: number, damage: number, endurance: number): string;
  jet(dice: number, added: number, difficulty: number): string;
  readonly simulated: string;
  readonly simulatedNote: string;
  run(fights: number): string;
  readonly stop: string;
  progress(done: number, of: number): string;
  readonly won: string;
  readonly lost: string;
  readonly dead: string;
  readonly rounds: string;
  readonly notRun: string;
  between(low: string, high: string): string;
}

export type CountShown =
  | { readonly kind: 'number'; readonly count: number }
  | { readonly kind: 'dice'; readonly dice: number; readonly sides: number; readonly plus: number };

const plain = (count: CountShown): string =>
  count.kind === 'number' ? `×${count.count}` : `×${count.dice}d${count.sides}${count.plus ? `+${count.plus}` : ''}`;

const fr: CompareWords = {
  title: 'La même rencontre, deux éditions',
  lead: `Les mêmes héros, les mêmes adversaires${WIDE}: ce que chaque édition d’Attention Donjon${THIN}! en fait.`,
  editions: { 'attention-donjon': '1^re^ édition', 'attention-donjon-2': '2^e^ édition' },
  party: 'Le groupe',
  encounter: 'La rencontre',
  fights: 'Combats à simuler',
  seed: 'Graine',
  odds: 'Toutes les probabilités',
  heroes: 'Les héros',
  creatures: 'Les adversaires',
  count: plain,
  sante: 'Santé',
  heroisme: 'Héroïsme',
  attackLine: (name, dice, damage) => `${name}${WIDE}: ${dice} dés, dommages ${damage} dés`,
  heroBlow: 'Un coup de héros',
  creatureBlow: 'Un coup reçu',
  oddsNote:
    'Chances exactes d’un coup, au contact ou à portée de tir, avec les meilleurs Coups de poker et sans Héroïsme.',
  columns: {
    hits: 'touche',
    resistFails: 'non résisté',
    shakes: 'Secoué ou pire',
    wounds: 'blesse',
    kills: 'abat',
    fells: 'à 0 Santé',
    meanLost: 'Santé perdue en moyenne',
  },
  against: (name) => `Contre${WIDE}: ${name}`,
  by: (name) => `Par${WIDE}: ${name}`,
  nothing: 'rien pour frapper',
  working: 'On lance les dés…',
  rolls: (dice, difficulty, damage, endurance) =>
    `${dice} dés contre ${difficulty}, puis ${damage} dés de dommages contre ${endurance}`,
  jet: (dice, added, difficulty) => `${dice} dés, +${added}, contre ${difficulty}`,
  simulated: 'Combats simulés',
  simulatedNote:
    'Une salle, les héros à la porte, vingt Rounds au plus. Chaque groupe est mené par le bot de son édition, l’un et l’autre faits des mêmes envies\u00a0: frapper ce qui a le plus de chances de tomber, s’approcher, se soigner, survivre. La même graine redonne les mêmes combats\u202f; entre crochets, l’intervalle à 95\u202f%.',
  run: (fights) => `Simuler ${fights} ${fights > 1 ? 'combats' : 'combat'} par édition`,
  stop: 'Arrêter',
  progress: (done, of) => `${done} sur ${of}`,
  won: 'Victoires',
  lost: 'Santé perdue par le groupe',
  dead: 'Héros morts par combat',
  rounds: 'Rounds',
  notRun: 'Pas encore simulés.',
  between: (low, high) => `[${low}${THIN}; ${high}]`,
};

const en: CompareWords = {
  title: 'The same encounter, two editions',
  lead: 'The same heroes, the same foes: what each edition of Attention Donjon! makes of them.',
  editions: { 'attention-donjon': '1st edition', 'attention-donjon-2': '2nd edition' },
  party: 'The party',
  encounter: 'The encounter',
  fights: 'Fights to simulate',
  seed: 'Seed',
  odds: 'All the odds',
  heroes: 'The heroes',
  creatures: 'The foes',
  count: plain,
  sante: 'Santé',
  heroisme: 'Héroïsme',
  attackLine: (name, dice, damage) => `${name}: ${dice} dice, damage ${damage} dice`,
  heroBlow: 'A hero’s blow',
  creatureBlow: 'A blow suffered',
  oddsNote: 'Exact chances of one blow, in contact or within range, with the best Coups de poker and no Héroïsme.',
  columns: {
    hits: 'hits',
    resistFails: 'not resisted',
    shakes: 'Secoué or worse',
    wounds: 'wounds',
    kills: 'kills',
    fells: 'down to 0 Santé',
    meanLost: 'mean Santé lost',
  },
  against: (name) => `Against: ${name}`,
  by: (name) => `By: ${name}`,
  nothing: 'nothing to strike with',
  working: 'Rolling the dice…',
  rolls: (dice, difficulty, damage, endurance) =>
    `${dice} dice against ${difficulty}, then ${damage} damage dice against ${endurance}`,
  jet: (dice, added, difficulty) => `${dice} dice, +${added}, against ${difficulty}`,
  simulated: 'Simulated fights',
  simulatedNote:
    'One room, the heroes at its door, twenty Rounds at most. Each party is led by the bot of its edition, both made of the same wishes: strike whoever is likeliest to fall, close in, heal, stay alive. The same seed gives the same fights again; in brackets, the 95% interval.',
  run: (fights) => `Simulate ${fights} ${fights === 1 ? 'fight' : 'fights'} in each edition`,
  stop: 'Stop',
  progress: (done, of) => `${done} of ${of}`,
  won: 'Victories',
  lost: 'Santé lost by the party',
  dead: 'Heroes dead in a fight',
  rounds: 'Rounds',
  notRun: 'Not simulated yet.',
  between: (low, high) => `[${low}, ${high}]`,
};

export const compareWords: ByLang<CompareWords> = { fr, en };
