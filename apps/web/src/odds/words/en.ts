import type { Comparison } from '@souterrain/odds/notation';
import { faultEn } from './fault-en.ts';
import { formEn } from './form-en.ts';
import type { PageWords } from './words.ts';

const SIGNS: Readonly<Record<Comparison['sign'], (than: string) => string>> = {
  '>=': (than) => `${than} or more`,
  '<=': (than) => `${than} or less`,
  '>': (than) => `more than ${than}`,
  '<': (than) => `less than ${than}`,
  '=': (than) => `exactly ${than}`,
};
const passing = ({ sign, than }: Comparison): string => SIGNS[sign](String(than).replace('-', '−'));

export const words: PageWords = {
  ...formEn,
  working: 'Working it out…',
  failed: 'The figures stopped before the end.',
  again: 'Try again',
  incomplete: 'The answer comes once every field is filled in.',
  empty: 'Write some dice, or take an example.',
  unreadable: 'The expression cannot be read yet.',
  outOfRange: (min, max) => `A whole number, from ${String(min).replace('-', '−')} to ${max}.`,
  notTogether: 'Blessed and cursed do not go together.',
  unknownWord: 'There is no such choice.',

  counted: {
    success: 'success',
    total: 'total',
    mean: 'on average',
    win: 'the first wins',
    tie: 'tie',
    lose: 'the second wins',
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
  },
  plays: {
    optimal: 'best Coups de poker',
    never: 'no Coup de poker',
    always: 'Coup de poker whenever possible',
  },
  judged: (how, comparison) => {
    if (how === 'counted') return `dice showing ${passing(comparison)}`;
    return how === 'count' ? `at least one die showing ${passing(comparison)}` : `total of ${passing(comparison)}`;
  },
  inWords: (times, of) => `about ${times} ${times === 1 ? 'time' : 'times'} in ${of}`,
  spread: (label, mean, deviation) => `${label}: ${mean} on average, standard deviation ${deviation}`,
  allFigures: 'All the figures',
  chance: 'chance',
  atLeast: 'at least',
  advice: 'When to gamble, on the first throw',
  gamble: ({ net, sixes, gamble, value, kept }) =>
    `Total ${net} with ${sixes} ${sixes === 1 ? 'six' : 'sixes'}: gamble ${gamble} (${value} instead of ${kept})`,
  notes: { bothSides: 'Both sides play their Coups de poker in the same way.' },
  unsaid: (chance) => `The longest explosions are not followed (${chance} at most).`,

  axes: {
    dice: 'Dice',
    difficulty: 'Difficulté',
    attacker: 'Dice of the attacker',
    defender: 'Dice of the defender',
    gap: 'Difficulté less Compétence',
    value: 'Characteristic of the hero',
    creatureValue: 'Characteristic of the creature',
    attribute: 'Attribute',
    edge: 'Dice thrown',
    weapon: 'Weapon die',
    attackers: 'Attackers',
  },
  marks: { disadvantage: 'disadvantage', neither: 'one die', advantage: 'advantage' },
  gridOf: { chance: 'Chances in percent', mean: 'Damage on average' },
  faultAt: (column, fault) => `Character ${column}: ${fault}`,
  fault: faultEn,
};
