import type { VariantWords } from '../catalogue.ts';

export const variants: VariantWords = {
  volCap: { label: 'Cap of VOL', values: { eighteen: '18', none: 'none' } },
  endTested: { label: 'END may be checked', values: { no: 'no', yes: 'yes' } },
  chanceMax: { label: 'Maximum Chance at the start', values: { two: '2', one: '1', three: '3' } },
  chanceOnCheck: {
    label: 'Chance after a failed check',
    values: { spares: 'the failure does no harm', succeeds: 'the failure becomes a success' },
  },
  surplus: { label: 'Several advantages', values: { two: 'two d20 in all', cumulative: 'one more d20 each' } },
  outfitSlots: { label: 'Worn armour and clothes', values: { one: 'one slot in all', each: 'one slot each' } },
  armourReady: { label: 'Worn armour takes a ready place', values: { worn: 'no', ready: 'yes' } },
  watchBenefits: {
    label: 'Benefits of a rest watch',
    values: { daily: 'one a hero and a day', unlimited: 'at every watch' },
  },
  slotOrder: {
    label: 'Order of the sides',
    values: { kept: 'kept all through the fight', heroesFirst: 'heroes first after the first round' },
  },
  highestDie: {
    label: 'Only the highest die counts',
    values: { everyone: 'against every side', heroes: 'for the heroes’ attacks' },
  },
  sameTarget: {
    label: 'Attacking the same target',
    values: { round: 'in the same round', joint: 'in the same joint attack' },
  },
  improved: {
    label: 'Improved or diminished attack',
    values: { all: 'replaces all the dice', best: 'improved, replaces one die only' },
  },
  absolute: { label: 'A favour cancels an unconditional diminishment', values: { stands: 'no', cancels: 'yes' } },
  spellsPooled: {
    label: 'Spells and the highest-die rule',
    values: { apart: 'counted apart', pooled: 'counted with the attacks' },
  },
  manoeuvreCost: { label: 'Price of a manoeuvre', values: { die: 'one die', attack: 'the whole attack' } },
  manoeuvreResisted: { label: 'The target may resist a manoeuvre', values: { no: 'no', yes: 'yes' } },
  overflow: {
    label: 'Damage beyond END',
    values: { same: 'bite into the attribute at once', next: 'lost, the next blow bites into the attribute' },
  },
  explosiveScale: {
    label: 'Explosion of a being against a battalion',
    values: { diminished: 'diminished', full: 'full' },
  },
  legendaryScale: {
    label: 'Legendary creature',
    values: { battalion: 'of battalion scale', single: 'of the scale of a being' },
  },
  battalionMorale: {
    label: 'Critical losses of a battalion',
    values: { shaken: 'VOL check, or as much VOL lost', direct: 'no effect on VOL' },
  },
  castCheck: {
    label: 'VOL check before an amplified spell',
    values: { none: 'no', vol: 'yes, a success halves the damage' },
  },
  amplification: {
    label: 'Damage of amplification',
    values: { low: 'the sum of the dice from 1 to 3', total: 'all the dice, as soon as one shows 1 to 3' },
  },
  schoolTwo: {
    label: 'A 2 on the school die',
    values: { choice: 'Illusion or Arcanique, by choice', arcanique: 'Arcanique', illusion: 'Illusion' },
  },
  forms: { label: 'Forms of a Conjurateur', values: { all: 'all', learnt: 'Toucher and another, then to be learnt' } },
  minorHealing: { label: 'Minor healing of the Sacrée school', values: { end: 'END only', any: 'any attribute' } },
  itemAmplification: { label: 'Scrolls and wands hurt on 1 to 3', values: { none: 'no', hurts: 'yes' } },
  alchemyThree: { label: 'A 3 on the alchemy die', values: { reroll: 'rolled again', choice: 'by choice' } },
  brewingRest: {
    label: 'Brewing during a rest watch',
    values: { replaces: 'replaces the benefit of the rest', both: 'on top of the benefit' },
  },
  laboratory: {
    label: 'In a laboratory, choose',
    values: { both: 'the effect and the administration', effect: 'the effect only' },
  },
  roundLength: { label: 'Length of a round', values: { minute: 'one minute', turns: 'the sum of its turns' } },
  dayBenefits: {
    label: 'Day in a trusted place',
    values: { all: 'all three benefits', either: 'one attribute, or the rest and Chance' },
  },
};
