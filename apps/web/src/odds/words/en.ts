import { words as shared } from '@souterrain/words/odds/en';
import { formEn } from './form-en.ts';
import type { PageWords } from './words.ts';

export const words: PageWords = {
  ...shared,
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

  inWords: (times, of) => `about ${times} ${times === 1 ? 'time' : 'times'} in ${of}`,
  spread: (label, mean, deviation) => `${label}: ${mean} on average, standard deviation ${deviation}`,
  allFigures: 'All the figures',

  axes: {
    dice: 'Dice',
    difficulty: 'Difficulty',
    attacker: 'Dice of the attacker',
    defender: 'Dice of the defender',
    gap: 'Difficulty less Compétence',
    value: 'Characteristic of the hero',
    creatureValue: 'Characteristic of the creature',
    attribute: 'Attribute',
    edge: 'Dice thrown',
    weapon: 'Weapon die',
    attackers: 'Attackers',
  },
  marks: { disadvantage: 'disadvantage', neither: 'one die', advantage: 'advantage' },
  gridOf: { chance: 'Chances in percent', mean: 'Damage on average' },
};
