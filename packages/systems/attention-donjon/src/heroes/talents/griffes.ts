import { type AD1Attack, defineFeature } from '../../world/features.ts';

const CLAWS: readonly AD1Attack[] = [
  { id: 'griffes', skill: 'melee', reach: 1, damage: { attribute: 'force', plus: 1 }, penetration: 1 },
];

export const griffes = defineFeature({
  id: 'griffes',
  rule: 'AD1-FELI-17',
  name: 'Griffes',
  effect: {
    fr: 'arme naturelle sans main : Mêlée, Force +1, Pénétration 1',
    en: 'natural weapon, no hand needed: Mêlée, Force +1, Pénétration 1',
  },
  attacks: () => CLAWS,
});
