import { spellsOf } from '@souterrain/crawl/items/effects';
import { damageRoll } from '../../combat/damage.ts';
import { check, DEFAULT_DIFFICULTY } from '../../rolls/check.ts';
import type { AD1 } from '../../world/ad1.ts';
import type { ItemEffect } from '../use.ts';

const SPELLS = spellsOf<AD1>({
  *reads(g, who) {
    const difficulty = [DEFAULT_DIFFICULTY];
    const order = { who, purpose: 'objet', trait: 'savoir', difficulty, magic: true, seuil: false } as const;
    return (yield* check(g, order)).success;
  },
  deals: (g, who, { target, dice, label, rule }) =>
    damageRoll(g, { who, target, dice: [{ label, value: dice, rule }], magic: true, rule }),
});

/** AD1-TCON-12, AD1-TCON-13. */
export const SCROLLS_AND_WANDS: readonly ItemEffect[] = [
  ...SPELLS,
  {
    feature: {
      id: 'rempart',
      rule: 'AD1-TCON-12',
      name: { fr: 'Rempart', en: 'Bulwark' },
      endurance: () => ({ value: 1, nature: 'protection' }),
    },
  },
  {
    feature: { id: 'baguette-de-bouclier', rule: 'AD1-TCON-13', endurance: () => ({ value: 1, nature: 'protection' }) },
  },
];
