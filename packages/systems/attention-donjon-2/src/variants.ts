import type { Variants as SharedVariants } from '@souterrain/crawl';
import { type Questions, type Readings, readingsIn, variantsIn } from '@souterrain/kernel';

/** Every question of the catalogue is a switch; the first reading is the rule as the catalogue settles it. */
const READINGS = {
  pokerChain: ['AD2-Q-01', 'one', 'chain'],
  pokerOnes: ['AD2-Q-02', 'once', 'again'],
  minDice: ['AD2-Q-03', 'one', 'zero'],
  failureMinDamage: ['AD2-Q-04', 'one', 'zero'],
  enemyCancelOnFailure: ['AD2-Q-05', 'no', 'yes'],
  autoReserve: ['AD2-Q-06', 'yes', 'no'],
  tempsFortTrigger: ['AD2-Q-07', 'card', 'suit'],
  shieldConversion: ['AD2-Q-08', 'melee', 'all'],
  rangedDifficulty: ['AD2-Q-09', 'reflexes', 'defense'],
  twoHandedDamage: ['AD2-Q-10', 'three', 'four'],
  creationScale: ['AD2-Q-11', 'companion', 'first'],
  heavyArmourThreshold: ['AD2-Q-12', 'six', 'eight'],
  recoveryCap: ['AD2-Q-13', 'half', 'full'],
  treasureSecondCard: ['AD2-Q-14', 'one', 'two'],
  dodgeStatesBeforeMove: ['AD2-Q-15', 'no', 'yes'],
  dodgeCount: ['AD2-Q-16', 'active', 'all', 'adjacent'],
  monsterLeaving: ['AD2-Q-17', 'attack', 'nothing'],
  placementStepOtherZone: ['AD2-Q-18', 'no', 'yes'],
  ragePenalty: ['AD2-Q-19', 'two', 'one'],
  suitOrder: ['AD2-Q-20', 'coeur', 'scenario'],
  jokerScope: ['AD2-Q-21', 'all', 'own'],
  petrifiedSeverity: ['AD2-Q-22', 'stone', 'held'],
  secoueKept: ['AD2-Q-23', 'yes', 'no'],
  gregariousScope: ['AD2-Q-24', 'active', 'all'],
  extraTargetLimit: ['AD2-Q-25', 'first', 'reached'],
  bestialeOnes: ['AD2-Q-26', 'again', 'kept'],
  healingOptions: ['AD2-Q-27', 'one', 'each'],
  groupActionCount: ['AD2-Q-28', 'two', 'one'],
  attributeXp: ['AD2-Q-29', 'yes', 'no'],
  tieOpposed: ['AD2-Q-30', 'roller', 'defender'],
} as const satisfies Questions;

/** AD2-PREC-05: first-edition rulings on what this edition does not touch. */
const INHERITED: SharedVariants = {
  crossbowReload: 'yes',
  figuresCover: 'no',
  groupJoker: 'first',
  heroReplacement: 'next',
  jokerElsewhere: 'replaced',
  nextTurnExpiry: 'following',
  // AD2-XROUND-10.
  reactionRefresh: 'round',
  stepDodge: 'contact',
  waitLost: 'turn',
  xpRate: 'slow',
  zoneDistance: 'graph',
};

export type VariantId = keyof typeof READINGS;
export type Variants = SharedVariants & Readings<typeof READINGS>;

export const READING_VARIANTS = variantsIn(READINGS);

export const variantsOf = readingsIn(READINGS, INHERITED);
