import type { Comparison } from '@souterrain/odds/notation';
import { percent } from '../figures.ts';
import { number, pluralEn, THIN } from '../typography.ts';
import { faultEn } from './fault-en.ts';
import type { OddsWords } from './words.ts';

const chance = (value: number): string => percent(value, { lang: 'en' });

const SIGNS: Readonly<Record<Comparison['sign'], (than: string) => string>> = {
  '>=': (than) => `${than} or more`,
  '<=': (than) => `${than} or less`,
  '>': (than) => `more than ${than}`,
  '<': (than) => `less than ${than}`,
  '=': (than) => `exactly ${than}`,
};
const passing = ({ sign, than }: Comparison): string => SIGNS[sign](number(than));

export const words: OddsWords = {
  topics: {
    des: 'Any dice',
    'attention-donjon': `Attention Donjon${THIN}!`,
    'attention-donjon-2': `Attention Donjon${THIN}! 2`,
    'cinquante-etages': 'Cinquante Étages',
    'heros-bataillons': 'Héros & Bataillons',
  },
  questions: {
    'des/expression': 'An expression',
    'attention-donjon/check': 'Trait check',
    'attention-donjon/opposed': 'Opposed check',
    'attention-donjon/attack': 'Attack',
    'attention-donjon/search': 'Search for treasure',
    'attention-donjon/check-table': 'Table of checks',
    'attention-donjon/opposed-table': 'Table of opposed checks',
    'attention-donjon-2/check': 'Skill check',
    'attention-donjon-2/enemy': 'Enemy action',
    'attention-donjon-2/check-table': 'Table of checks',
    'cinquante-etages/duel': 'Duel',
    'cinquante-etages/duel-table': 'Table of duels',
    'heros-bataillons/check': 'Attribute check',
    'heros-bataillons/attack': 'Attack',
    'heros-bataillons/spell': 'Spell',
    'heros-bataillons/check-table': 'Table of checks',
    'heros-bataillons/attack-table': 'Table of attacks',
  },
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
    resisted: 'resists',
    unharmed: 'loses nothing',
    down: 'drops to 0 Santé',
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
  chance: 'chance',
  atLeast: 'at least',
  advice: 'When to gamble, on the first throw',
  gamble: ({ net, sixes, gamble, value, kept }) =>
    `Total ${number(net)} with ${sixes} ${pluralEn(sixes, 'six', 'sixes')}: gamble ${gamble} (${chance(value)} instead of ${chance(kept)})`,
  notes: { bothSides: 'Both sides play their Coups de poker in the same way.' },
  unsaid: (value) => `The longest explosions are not followed (${chance(value)} at most).`,
  faultAt: (column, fault) => `Character ${column}: ${fault}`,
  fault: faultEn,
};
