import type { VariantWords } from '@souterrain/crawl/text';
import type { Variants } from '../../variants.ts';

/** The readings of the catalogue's questions, each in a few words. */
export const variants: VariantWords<Variants> = {
  searchDifficulty: {
    label: 'Difficulty of a treasure search',
    values: { four: '4, two cards at Seuil 1', one: '1, two cards at Seuil 2', default: '2, two cards at Seuil 1' },
  },
  stepDodge: {
    label: 'Esquive for a Pas de placement',
    values: { contact: 'from contact to contact across zones', never: 'never' },
  },
  reactionRefresh: { label: 'Return of the Réaction', values: { round: 'each Round', turn: 'each turn' } },
  maitriseEsquive: {
    label: 'Maîtrise de l’esquive, difficult Esquive',
    values: { two: 'rolled against 2', four: 'rolled against 4, automatic by sacrifice' },
  },
  dwarfEndurant: {
    label: 'Endurant, the gift of dwarves',
    values: { vigueur: 'Vigueur +1', endurance: 'natural Endurance +1' },
  },
  negativeTotal: { label: 'Total of a roll below zero', values: { floor: 'counted as 0', kept: 'kept as it is' } },
  minOneDie: { label: 'Fewest dice', values: { no: 'none', yes: 'one die if the Trait exists' } },
  minDifficulty: { label: 'Lowest Difficulty', values: { zero: '0', one: '1' } },
  secoueScope: {
    label: 'Rolls that Secoué reduces',
    values: { actions: 'those of an Action or a Réaction', all: 'all' },
  },
  excessWounds: { label: 'Wounds beyond 0 Santé', values: { lost: 'lost', each: 'suffered one by one' } },
  opposedSeuil: {
    label: 'Seuil of an opposed test',
    values: { greater: 'over the better of the two totals', tieFails: 'one more, since ties fail' },
  },
  piqueBonus: { label: 'Bonus of Spades after the roll', values: { die: 'one more die', success: 'one more success' } },
  groupJoker: { label: 'Joker drawn for a group', values: { first: 'acts above the As', replaced: 'replaced' } },
  jokerElsewhere: { label: 'Joker on a table', values: { replaced: 'replaced', wild: 'any card' } },
  suitOrder: {
    label: 'Order of the suits',
    values: { pique: 'Spades, Hearts, Diamonds, Clubs', coeur: 'Hearts, Diamonds, Clubs, Spades' },
  },
  attackMargin: { label: 'Seuil of the attack', values: { no: 'no effect', yes: 'damage dice beyond 1' } },
  figuresCover: { label: 'Figures give cover', values: { no: 'no', yes: 'yes' } },
  zoneDistance: { label: 'Zones crossed', values: { graph: 'by the shortest path', line: 'by the straight line' } },
  impassibleTiming: { label: 'Impassible removes Secoué', values: { atOnce: 'at once', nextTurn: 'at the next turn' } },
  pokerBatch: { label: 'Gambling a kept 6', values: { batch: 'no, one choice a throw', anytime: 'yes, at any time' } },
  pokerSoft: {
    label: 'Coup de poker',
    values: { two: 'the 6 becomes two dice', soft: 'the 6 is worth one success and gives a die' },
  },
  waitLost: { label: 'Lost initiative', values: { turn: 'the turn alone', reaction: 'the turn and the Réaction' } },
  xpRate: {
    label: 'Experience of an adventure',
    values: { slow: '1, and 1 for the objective', fast: '3 for a victory, 1 for a defeat' },
  },
  creatureReprendre: { label: 'Creatures pull themselves together', values: { yes: 'first', no: 'never' } },
  heroReplacement: {
    label: 'After the death of a hero',
    values: { next: 'a new one for the next adventure', preparation: 'a new one at the next Round' },
  },
  twoHanderParade: { label: 'Two-handed weapon', values: { no: 'no Parade penalty', minus: 'Parade −1' } },
  crossbowReload: { label: 'Crossbow to reload', values: { yes: 'yes, a bonus action', no: 'no' } },
  nextTurnExpiry: {
    label: 'Effect until the next turn of a hero who does not act',
    values: { following: 'ends with the following Round', first: 'ends with this Round' },
  },
  nullTraitBonus: { label: 'Bonus on a Trait of 0', values: { no: 'no die', zero: 'the bonus dice' } },
  opposedHeroism: {
    label: 'Héroïsme in an opposed test',
    values: { common: 'after both rolls', each: 'roll by roll' },
  },
};
