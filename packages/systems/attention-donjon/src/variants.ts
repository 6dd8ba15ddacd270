import { type Questions, type Readings, readingsIn, variantsIn } from '@souterrain/kernel';

/** Every question of the catalogue is a switch; the first reading is the rule as the catalogue settles it. */
const READINGS = {
  searchDifficulty: ['AD1-Q-01', 'four', 'one', 'default'],
  stepDodge: ['AD1-Q-02', 'contact', 'never'],
  reactionRefresh: ['AD1-Q-03', 'round', 'turn'],
  maitriseEsquive: ['AD1-Q-04', 'two', 'four'],
  dwarfEndurant: ['AD1-Q-05', 'vigueur', 'endurance'],
  negativeTotal: ['AD1-Q-06', 'floor', 'kept'],
  minOneDie: ['AD1-Q-07', 'no', 'yes'],
  minDifficulty: ['AD1-Q-08', 'zero', 'one'],
  secoueScope: ['AD1-Q-09', 'actions', 'all'],
  excessWounds: ['AD1-Q-10', 'lost', 'each'],
  opposedSeuil: ['AD1-Q-11', 'greater', 'tieFails'],
  piqueBonus: ['AD1-Q-12', 'die', 'success'],
  groupJoker: ['AD1-Q-13', 'first', 'replaced'],
  jokerElsewhere: ['AD1-Q-14', 'replaced', 'wild'],
  suitOrder: ['AD1-Q-15', 'pique', 'coeur'],
  attackMargin: ['AD1-Q-16', 'no', 'yes'],
  figuresCover: ['AD1-Q-17', 'no', 'yes'],
  zoneDistance: ['AD1-Q-18', 'graph', 'line'],
  impassibleTiming: ['AD1-Q-19', 'atOnce', 'nextTurn'],
  pokerBatch: ['AD1-Q-20', 'batch', 'anytime'],
  pokerSoft: ['AD1-Q-21', 'two', 'soft'],
  waitLost: ['AD1-Q-22', 'turn', 'reaction'],
  xpRate: ['AD1-Q-23', 'slow', 'fast'],
  creatureReprendre: ['AD1-Q-24', 'yes', 'no'],
  heroReplacement: ['AD1-Q-25', 'next', 'preparation'],
  twoHanderParade: ['AD1-Q-26', 'no', 'minus'],
  crossbowReload: ['AD1-Q-27', 'yes', 'no'],
  nextTurnExpiry: ['AD1-Q-28', 'following', 'first'],
  nullTraitBonus: ['AD1-Q-29', 'no', 'zero'],
  opposedHeroism: ['AD1-Q-30', 'common', 'each'],
} as const satisfies Questions;

export type Variants = Readings<typeof READINGS>;

export const READING_VARIANTS = variantsIn(READINGS);

export const variantsOf = readingsIn(READINGS);
