import type { VariantWords } from '@souterrain/crawl/text';
import type { VariantId, Variants } from '../../variants.ts';

/** The readings of the catalogue's questions, each in a few words. */
export const variants: VariantWords<Pick<Variants, VariantId>> = {
  pokerChain: { label: 'Coup de poker, a new 6', values: { one: 'only one a Jet', chain: 'allows another' } },
  pokerOnes: {
    label: 'Coup de poker of a cursed Jet, the 1s kept',
    values: { once: 'counted once', again: 'counted again' },
  },
  minDice: {
    label: 'Penalties in dice',
    values: { one: 'always one die, unless the Attribute is 0', zero: 'may leave no die' },
  },
  failureMinDamage: {
    label: 'Failure against an enemy action',
    values: { one: 'costs at least 1 Santé', zero: 'Armour may stop everything' },
  },
  enemyCancelOnFailure: {
    label: 'Réussites of a failure against an enemy action',
    values: { no: 'lost', yes: 'still reduce the effect' },
  },
  autoReserve: {
    label: 'Réussites needed for success',
    values: { yes: 'reserved at once', no: 'assigned by hand' },
  },
  tempsFortTrigger: {
    label: 'Temps fort',
    values: { card: 'on a Joker or the hero’s own card', suit: 'also on the suit of the Arcane' },
  },
  shieldConversion: {
    label: 'Couverture',
    values: { melee: 'against attacks in close combat', all: 'against every attack' },
  },
  rangedDifficulty: { label: 'Difficulty of a shot', values: { reflexes: 'Réflexes', defense: 'Défense' } },
  twoHandedDamage: { label: 'Two-handed weapon', values: { three: 'Damage 3', four: 'Damage 4' } },
  creationScale: {
    label: 'Attributes at creation',
    values: { companion: '1, 1, 2, 2, 3 and 10 points', first: '2, 2, 3, 3, 4 and 6 points' },
  },
  heavyArmourThreshold: { label: 'Force + Vigueur for heavy armour', values: { six: '6', eight: '8' } },
  recoveryCap: {
    label: 'Cap of the Récupération',
    values: { half: 'half the maximum Santé', full: 'the maximum Santé' },
  },
  treasureSecondCard: { label: 'Second treasure card', values: { one: '1 Réussite', two: '2 Réussites' } },
  dodgeStatesBeforeMove: {
    label: 'States suffered in a dodge',
    values: { no: 'on arrival', yes: 'before moving' },
  },
  dodgeCount: {
    label: 'Enemies counted in an Esquive',
    values: { active: 'those of the zone able to act', all: 'all those of the zone', adjacent: 'those in contact' },
  },
  monsterLeaving: {
    label: 'Monster leaving a hero’s zone',
    values: { attack: 'free attack, with the Réaction', nothing: 'nothing' },
  },
  placementStepOtherZone: {
    label: 'Pas de placement into another zone',
    values: { no: 'no', yes: 'yes, with the Esquive of the first edition' },
  },
  ragePenalty: { label: 'Enraged, to resist attacks', values: { two: '−2 dice', one: '−1 die' } },
  suitOrder: {
    label: 'Order of the suits',
    values: { coeur: 'Hearts, Diamonds, Spades, Clubs', scenario: 'that of the scenario' },
  },
  jokerScope: {
    label: 'Jets a Joker may touch',
    values: { all: 'all', own: 'those of its owner, or against its owner' },
  },
  petrifiedSeverity: { label: 'Petrified', values: { stone: 'no action, Armour +2', held: 'no movement' } },
  secoueKept: {
    label: 'The state Secoué',
    values: { yes: 'given by the effects that name it', no: 'replaced by −1 die this Round' },
  },
  gregariousScope: {
    label: 'Pack instinct',
    values: { active: 'counts figures able to act', all: 'counts every figure' },
  },
  extraTargetLimit: {
    label: 'Extra target',
    values: { first: 'no harder than the first', reached: 'any target that the result reaches' },
  },
  bestialeOnes: {
    label: 'Force Bestiale, the 1s of the Coup de poker',
    values: { again: 'thrown again', kept: 'kept' },
  },
  healingOptions: {
    label: 'Soins, more Réussites',
    values: { one: '2 for a single benefit more', each: '1 a benefit, without limit' },
  },
  groupActionCount: {
    label: 'Activation of a monster',
    values: { two: 'two Actions', one: 'one enemy action and one movement at most' },
  },
  attributeXp: {
    label: 'Attributes and Compétences by experience',
    values: { yes: 'one point between two adventures', no: 'never, Talents alone' },
  },
  tieOpposed: { label: 'Tie against a characteristic', values: { roller: 'success', defender: 'failure' } },
};
