import { type Questions, type Readings, readingsIn, variantsIn } from '@souterrain/kernel';

/** Every question of the catalogue is a switch; the first reading is the rule as the catalogue settles it. */
const READINGS = {
  turnChoice: ['C50-Q-01', 'free', 'billiard'],
  cornerRule: ['C50-Q-02', 'closed', 'free', 'strict'],
  webCost: ['C50-Q-03', 'entry', 'exit'],
  webPersistence: ['C50-Q-04', 'stays', 'torn'],
  fightStopsMove: ['C50-Q-05', 'no', 'yes'],
  stairsTrigger: ['C50-Q-06', 'crossing', 'stop', 'forced'],
  fog: ['C50-Q-07', 'off', 'on'],
  pvBase: ['C50-Q-08', 'bonus', 'slip'],
  endHeal: ['C50-Q-09', 'one', 'three'],
  successNeeded: ['C50-Q-10', 'no', 'yes'],
  nonMageMagic: ['C50-Q-11', 'bonus', 'penalty'],
  magicCap: ['C50-Q-12', 'no', 'yes'],
  tie: ['C50-Q-13', 'nothing', 'reroll', 'higher'],
  minDamage: ['C50-Q-14', 'zero', 'one'],
  critGap: ['C50-Q-15', 'one', 'natural'],
  critDoubling: ['C50-Q-16', 'afterArmour', 'beforeArmour', 'weapon'],
  doubleCrit: ['C50-Q-17', 'tie', 'both'],
  fumbleLoses: ['C50-Q-18', 'no', 'yes'],
  creatureFumble: ['C50-Q-19', 'none', 'plusOne'],
  fumblePlusOne: ['C50-Q-20', 'lost', 'always', 'next'],
  forgetDuration: ['C50-Q-21', 'scroll', 'floor'],
  cap: ['C50-Q-22', 'all', 'exceptCha'],
  retreat: ['C50-Q-23', 'off', 'on'],
  patrol: ['C50-Q-24', 'on', 'off'],
  multiMode: ['C50-Q-25', 'cooperative', 'race'],
  guardianShare: ['C50-Q-26', 'each', 'shared'],
  magicArmour: ['C50-Q-27', 'applies', 'ignored'],
} as const satisfies Questions;

export type VariantId = keyof typeof READINGS;
export type Variants = Readings<typeof READINGS>;

export const VARIANTS = variantsIn(READINGS);

export const variantsOf = readingsIn(READINGS);
