import { defineWords } from '../text/catalogue.ts';
import { strike } from '../text/offers.ts';
import type { Attack } from '../world/features.ts';

export const isMelee = ({ skill }: Pick<Attack, 'skill'>): boolean => skill === 'melee';
export const isShot = ({ skill }: Pick<Attack, 'skill'>): boolean => skill === 'tir';

/** Two of the same weapon are one choice (AD1-ARME-23). */
export const distinct = <A extends Attack>(attacks: readonly A[]): readonly A[] =>
  attacks.filter((a, i) => attacks.findIndex((b) => b.id === a.id) === i);

export const attackWords = defineWords({ labels: { attaquer: { fr: strike('Attaquer'), en: strike('Attack') } } });
