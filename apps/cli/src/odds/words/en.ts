import type { Comparison, Expected, Limit } from '@souterrain/odds/notation';
import { pluralEn } from '@souterrain/words';
import { helpEn } from './help-en.ts';
import type { OddsWords } from './words.ts';

const decimal = (value: number, digits = 2): string => value.toFixed(digits).replace(/^-/, '−');
const count = (n: number, one: string, many: string): string => `${n} ${pluralEn(n, one, many)}`;
const thousands = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

function chance(value: number): string {
  if (value <= 0) return '0%';
  if (value < 0.00005) return '< 0.01%';
  if (value >= 1) return '100%';
  return value > 0.99995 ? '> 99.99%' : `${decimal(100 * value)}%`;
}

const expected: Readonly<Record<Expected, string>> = {
  value: 'a number, dice or a bracket',
  number: 'a whole number',
  sides: 'a number of sides, %, F or {…}',
  operator: '+, - or *',
  comparison: 'a comparison (>=, <=, >, <, =)',
  vs: '"vs"',
  end: 'the end',
  '(': '"("',
  ')': '")"',
  ',': '","',
  '}': '"}"',
};

const limits: Readonly<Record<Limit, string>> = {
  length: 'the number of characters',
  depth: 'brackets and signs inside one another',
  number: 'a number',
  dice: 'the number of dice',
  sides: 'the number of sides',
  faces: 'the number of faces written out',
  'sides-rerolled': 'the number of sides of a die rerolled once (ro)',
  totals: 'the number of different totals',
  steps: 'the number of operations',
};

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;

const SIGNS: Readonly<Record<Comparison['sign'], (than: string) => string>> = {
  '>=': (than) => `${than} or more`,
  '<=': (than) => `${than} or less`,
  '>': (than) => `more than ${than}`,
  '<': (than) => `less than ${than}`,
  '=': (than) => `exactly ${than}`,
};
const passing = ({ sign, than }: Comparison): string => SIGNS[sign](String(than).replace('-', '−'));

export const en: OddsWords = {
  help: helpEn,
  unknownQuestion: (name, meant) => `Unknown question: "${name}". Did you mean ${meant}?`,
  faultAt: (column, fault) => `Character ${column}: ${fault}`,
  fault: (fault) => {
    switch (fault.code) {
      case 'unexpected': {
        const found = fault.found === '' ? 'the expression stops' : `"${fault.found}" does not fit`;
        return `${found}, expected: ${listed(fault.expected.map((one) => expected[one]))}.`;
      }
      case 'out-of-range':
        return `${limits[fault.what]} goes from ${thousands(fault.min)} to ${thousands(fault.max)}, got ${thousands(fault.got)}.`;
      case 'too-many-kept':
        return `${count(fault.got, 'die', 'dice')} out of ${fault.dice} cannot be kept or dropped.`;
      case 'endless':
        return `"${fault.modifier}" would throw the die for ever.`;
      case 'repeated':
        return `"${fault.modifier}" says the same thing a second time.`;
      case 'not-together':
        return `"${fault.modifier}" does not go with "${fault.other}".`;
    }
  },
  expected,
  limits,

  chance,
  decimal,
  total: 'total',
  chanceHead: 'chance',
  atLeastHead: 'at least',
  spread: (mean, deviation) => `mean ${decimal(mean)}, standard deviation ${decimal(deviation)}`,
  figure: (label, value) => `${label}: ${value}.`,
  described: ({ label, low, high, mean }) => `${label}: from ${low} to ${high}, ${decimal(mean)} on average.`,
  plotted: (path) => `plot written to ${path}`,
  nothingToPlot: 'This question has no plot: leave --plot out.',
  unsaid: (value) => `The longest explosions are not followed (${chance(value)} at most).`,

  fractionHead: 'fraction',
  longFractions: 'Some fractions are too long to be shown here. Option --json writes them.',
  inexact: {
    endless: 'Exploding dice may explode without end: their chances are no finite sum. Leave --exact out.',
    heavy: 'Too many operations for fractions. Throw fewer dice or leave --exact out.',
  },
  endlessPoker:
    'Coups de poker may follow one another without end: their chances are no finite sum. With --exact, --poker never is needed.',
  exactPv: (most) => `With --exact, --pv and --creature-pv go up to ${most}.`,
  noExact: (question) => `The question "${question}" has no answer in fractions. Leave --exact out.`,

  judged: (kind, comparison) =>
    kind === 'count' ? `at least one die showing ${passing(comparison)}` : `total of ${passing(comparison)}`,
  counted: (comparison) => `dice showing ${passing(comparison)}`,
  win: 'the first wins',
  tie: 'tie',
  lose: 'the second wins',

  success: 'success',
  byPoker: {
    optimal: 'best Coups de poker',
    never: 'no Coup de poker',
    always: 'Coup de poker whenever possible',
  },
  bothSides: 'Both sides play their Coups de poker in the same way.',
  advice: 'When to gamble (first throw):',
  gamble: ({ net, sixes, gamble, value, kept }) =>
    `total ${net < 0 ? `−${-net}` : net} with ${count(sixes, 'six', 'sixes')}: gamble ${gamble} (${chance(value)} instead of ${chance(kept)})`,
  titles: {
    'attention-donjon check': 'Attention Donjon! — trait check',
    'attention-donjon opposed': 'Attention Donjon! — opposed check',
    'attention-donjon attack': 'Attention Donjon! — attack',
    'attention-donjon search': 'Attention Donjon! — search for treasure',
    'attention-donjon-2 check': 'Attention Donjon! 2 — skill check',
    'cinquante-etages duel': 'Cinquante Étages — duel',
    'heros-bataillons check': 'Héros & Bataillons — attribute check',
    'heros-bataillons attack': 'Héros & Bataillons — attack',
    'heros-bataillons spell': 'Héros & Bataillons — spell',
  },
  hit: 'hits',
  affected: 'shakes (Secoué) or wounds',
  killed: 'takes out of the fight',
  lost: 'Santé lost',
  found: 'finds a treasure',
  two: 'draws two cards',
  cards: 'cards drawn',
  attackerTotal: 'total of the attacker',
  reussites: 'surplus Réussites',
  wins: 'the hero wins',
  loses: 'the hero dies',
  unsettled: 'without end',
  exchanges: 'exchanges on average',
  pvLeft: 'PV of the hero at the end',
  creaturePvLeft: 'PV of the creature at the end',
  totalSuccess: 'total success',
  bitterFailure: 'bitter failure',
  damage: 'damage after armour',
  critical: 'critical damage',
  falls: 'FOR at 0',
  spellBest: 'highest die',
  spellSum: 'sum of the dice',
  spellCost: 'damage to the caster',
  demoralised: 'caster demoralised',
  casterDies: 'caster dead',
};
