import { type Figure, suitOf } from '@souterrain/crawl';
import { gainMark, loseMark, THIS_ROUND } from '@souterrain/crawl/figures';
import { heal } from '@souterrain/crawl/health';
import { served } from '@souterrain/crawl/items/effects';
import { drawCard } from '@souterrain/crawl/rounds';
import { isSecoue, secouer } from '../../combat/secoue.ts';
import type { AD1 } from '../../world/ad1.ts';
import type { ItemEffect, Use } from '../use.ts';

/** Secoué and Sérieusement secoué alike. */
export function calm(g: AD1, figure: Figure, rule: Use['rule']): void {
  loseMark(g, figure, 'secoue', { why: 'retire', rules: [rule] });
  loseMark(g, figure, 'serieusement-secoue', { why: 'retire', rules: [rule] });
}

/** AD1-TCON-03, Carreau. */
const fioleDePalinque: ItemEffect = {
  use: {
    id: 'fiole-de-palinque',
    rule: 'AD1-TCON-03',
    type: 'bonus',
    can: (_g, { who }) => isSecoue(who),
    *run(g, { who }) {
      calm(g, who, 'AD1-TCON-03');
    },
  },
};

/** AD1-TCON-01: a card says what it does. */
const fioleTrouble: ItemEffect = {
  use: {
    id: 'fiole-trouble',
    rule: 'AD1-TCON-01',
    type: 'standard',
    *run(g, { who }) {
      const rules = ['AD1-TCON-01'] as const;
      const { seat } = who.hero!;
      const card = yield* drawCard(g, { seat, rule: 'AD1-TCON-01', reason: 'objet', figure: who.id });
      const suit = suitOf(card);
      if (suit === 'coeur') heal(g, who, { amount: 2, by: 'fiole-trouble', rules });
      else if (suit === 'carreau') gainMark(g, who, { id: 'fiole-de-pierre', until: THIS_ROUND }, rules);
      else if (suit === 'trefle') secouer(g, who, rules);
      else gainMark(g, who, { id: 'fiole-de-hargne', until: { in: 'scenario' } }, rules);
    },
  },
};

/** AD1-TCON-01, Carreau. */
const fioleDePierre: ItemEffect = {
  feature: {
    id: 'fiole-de-pierre',
    rule: 'AD1-TCON-01',
    name: { fr: 'Peau de pierre', en: 'Skin of stone' },
    endurance: () => ({ value: 1, nature: 'protection' }),
  },
};

/** AD1-TCON-01, Pique: its next attack roll. */
const fioleDeHargne: ItemEffect = {
  feature: {
    id: 'fiole-de-hargne',
    rule: 'AD1-TCON-01',
    name: { fr: 'Hargne', en: 'Spite' },
    dice: (_g, _at, { purpose }) => (purpose === 'attaque' ? 2 : 0),
    rolled(g, at, { purpose }) {
      if (purpose === 'attaque') served(g, at);
    },
  },
};

export const VIALS: readonly ItemEffect[] = [fioleDePalinque, fioleTrouble, fioleDePierre, fioleDeHargne];
