import type { VariantWords } from '../catalogue.ts';

export const variants: VariantWords = {
  turnChoice: {
    label: 'Turning at walls',
    values: { free: 'Free choice, U-turn included', billiard: 'Like a billiard ball' },
  },
  cornerRule: {
    label: 'Diagonal steps between walls',
    values: { closed: 'Blocked by two walls', free: 'Always open', strict: 'Blocked by a single wall' },
  },
  webCost: { label: 'Paying for webs', values: { entry: 'On the way in', exit: 'On the way out' } },
  webPersistence: { label: 'Web persistence', values: { stays: 'They stay', torn: 'One crossing tears them' } },
  fightStopsMove: {
    label: 'Stop after a fight',
    values: { no: 'No, the move goes on', yes: 'Yes, on the creature’s square' },
  },
  stairsTrigger: {
    label: 'Leaving by the stairs',
    values: { crossing: 'On crossing, by choice', stop: 'On an exact stop', forced: 'At the first crossing' },
  },
  fog: { label: 'Floor visibility', values: { off: 'Whole floor', on: 'Lines of sight only' } },
  pvBase: { label: 'Class PV bonus', values: { bonus: 'One PV for the Guerrier', slip: 'None' } },
  endHeal: { label: 'PV gained from END', values: { one: '1 per point', three: '3 per point' } },
  successNeeded: {
    label: 'Success needed to hit',
    values: { no: 'No, the gap is enough', yes: 'Yes' },
  },
  nonMageMagic: { label: 'Non-Mage magic', values: { bonus: 'INT + 2', penalty: 'INT − 2' } },
  magicCap: { label: 'Magic roll cap', values: { no: 'None', yes: '16, bonus included' } },
  tie: {
    label: 'Tied réussites',
    values: { nothing: 'Nobody hits', reroll: 'Both roll again', higher: 'The higher characteristic hits' },
  },
  minDamage: { label: 'Minimum damage', values: { zero: '0', one: '1' } },
  critGap: { label: 'Critical success gap', values: { one: 'Always 1', natural: 'Characteristic − 1' } },
  critDoubling: {
    label: 'Critical damage doubling',
    values: { afterArmour: 'After armour', beforeArmour: 'Before armour', weapon: 'The weapon alone' },
  },
  doubleCrit: {
    label: 'Double critical success',
    values: { tie: 'Nobody hits', both: 'Both hit each other' },
  },
  fumbleLoses: {
    label: 'Critical failure loses',
    values: { no: 'No, réussites are compared', yes: 'Yes, the 20 loses the exchange' },
  },
  creatureFumble: {
    label: 'Creature critical failure',
    values: { none: 'No consequence', plusOne: 'They suffer 1 more' },
  },
  fumblePlusOne: {
    label: '+1 without a hit',
    values: { lost: 'Lost', always: 'Costs 1 PV anyway', next: 'Waits for the next hit' },
  },
  forgetDuration: {
    label: 'Forgotten spell duration',
    values: { scroll: 'Until another scroll is found', floor: 'Until the next floor' },
  },
  cap: { label: 'Charisma cap', values: { all: '16, like the others', exceptCha: 'None' } },
  retreat: { label: 'Fleeing a fight', values: { off: 'With Smoke only', on: 'By stepping back a square' } },
  patrol: { label: 'Patrol attacks', values: { on: 'On turns 12, 16, 20…', off: 'Never' } },
  multiMode: {
    label: 'Cooperation or race',
    values: { cooperative: 'Together, floor by floor', race: 'Each for themselves, to the bottom' },
  },
  guardianShare: {
    label: 'Shared guardian',
    values: { each: 'One for each player', shared: 'A single, tougher one' },
  },
  magicArmour: {
    label: 'Armour against magic',
    values: { applies: 'It protects', ignored: 'It does nothing' },
  },
};
