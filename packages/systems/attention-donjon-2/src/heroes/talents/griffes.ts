import { attackFrom } from '../../combat/attack.ts';
import { lineOf } from '../../notation/index.ts';
import { defineFeature } from '../../world/features.ts';

const CLAWS = [
  attackFrom({
    id: 'griffes',
    skill: 'melee',
    reach: 1,
    line: lineOf('Griffes ATT/CAC Force/Mêlée Défense : Dommages 2 & Perforation 1 [Dommages +1]'),
  }),
];

export const griffes = defineFeature({
  id: 'griffes',
  rule: 'AD2-XFEL-08',
  name: 'Griffes',
  effect: {
    fr: 'arme naturelle sans main : Dommages 2, Perforation 1, +1 dé',
    en: 'natural weapon, no hand needed: Damage 2, Perforation 1, +1 die',
  },
  attacks: () => CLAWS,
  dice: (_g, _at, { attack }) => (attack?.id === 'griffes' ? 1 : 0),
});
