import { type Questions, type Readings, readingsIn, variantsIn } from '@souterrain/kernel';

/** Every question of the catalogue is a switch; the first reading is the rule as the catalogue settles it. */
const READINGS = {
  volCap: ['HB-Q-01', 'eighteen', 'none'],
  endTested: ['HB-Q-02', 'no', 'yes'],
  chanceMax: ['HB-Q-03', 'two', 'one', 'three'],
  chanceOnCheck: ['HB-Q-04', 'spares', 'succeeds'],
  surplus: ['HB-Q-05', 'two', 'cumulative'],
  outfitSlots: ['HB-Q-06', 'one', 'each'],
  armourReady: ['HB-Q-07', 'worn', 'ready'],
  watchBenefits: ['HB-Q-08', 'daily', 'unlimited'],
  slotOrder: ['HB-Q-09', 'kept', 'heroesFirst'],
  highestDie: ['HB-Q-10', 'everyone', 'heroes'],
  sameTarget: ['HB-Q-11', 'round', 'joint'],
  improved: ['HB-Q-12', 'all', 'best'],
  absolute: ['HB-Q-13', 'stands', 'cancels'],
  spellsPooled: ['HB-Q-14', 'apart', 'pooled'],
  manoeuvreCost: ['HB-Q-15', 'die', 'attack'],
  manoeuvreResisted: ['HB-Q-16', 'no', 'yes'],
  overflow: ['HB-Q-17', 'same', 'next'],
  explosiveScale: ['HB-Q-18', 'diminished', 'full'],
  legendaryScale: ['HB-Q-19', 'battalion', 'single'],
  battalionMorale: ['HB-Q-20', 'shaken', 'direct'],
  castCheck: ['HB-Q-21', 'none', 'vol'],
  amplification: ['HB-Q-22', 'low', 'total'],
  schoolTwo: ['HB-Q-23', 'choice', 'arcanique', 'illusion'],
  forms: ['HB-Q-24', 'all', 'learnt'],
  minorHealing: ['HB-Q-25', 'end', 'any'],
  itemAmplification: ['HB-Q-26', 'none', 'hurts'],
  alchemyThree: ['HB-Q-27', 'reroll', 'choice'],
  brewingRest: ['HB-Q-28', 'replaces', 'both'],
  laboratory: ['HB-Q-29', 'both', 'effect'],
  roundLength: ['HB-Q-30', 'minute', 'turns'],
  dayBenefits: ['HB-Q-31', 'all', 'either'],
} as const satisfies Questions;

export type VariantId = keyof typeof READINGS;
export type Variants = Readings<typeof READINGS>;

export const READING_VARIANTS = variantsIn(READINGS);

export const variantsOf = readingsIn(READINGS);
