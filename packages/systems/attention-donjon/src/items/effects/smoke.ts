import { gainMark, THIS_ROUND } from '@souterrain/crawl/figures/marks';
import type { ItemEffect } from '../use.ts';

/** AD1-TCON-06: `value` is the square where it was thrown; its zone is filled with smoke. */
export const bouleFumigene: ItemEffect = {
  use: {
    id: 'boule-fumigene',
    rule: 'AD1-TCON-06',
    type: 'bonus',
    *run(g, { who }) {
      gainMark(g, who, { id: 'fumee', until: THIS_ROUND, value: who.cell }, ['AD1-TCON-06']);
    },
  },
};

/** AD1-TCON-13, Trèfle: `value` is the square where the wand was used. */
export const baguetteDeLumiere: ItemEffect = {
  use: {
    id: 'baguette-de-lumiere',
    rule: 'AD1-TCON-13',
    type: 'standard',
    *run(g, { who }) {
      gainMark(g, who, { id: 'lumiere', until: THIS_ROUND, value: who.cell }, ['AD1-TCON-13']);
    },
  },
};
