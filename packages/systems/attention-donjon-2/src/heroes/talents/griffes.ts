import { attackFrom } from '../../combat/attack.ts';
import type { Feature } from '../../figures/features.ts';
import { lineOf } from '../../notation/index.ts';

const CLAWS = [
  attackFrom({
    id: 'griffes',
    skill: 'melee',
    reach: 1,
    line: lineOf('Griffes ATT/CAC Force/Mêlée Défense : Dommages 2 & Perforation 1 [Dommages +1]'),
  }),
];

export const griffes: Feature = {
  id: 'griffes',
  rule: 'AD2-XFEL-08',
  attacks: () => CLAWS,
  dice: (_g, _at, { attack }) => (attack?.id === 'griffes' ? 1 : 0),
};
