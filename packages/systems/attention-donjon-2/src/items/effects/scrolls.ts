import { spellsOf } from '@souterrain/crawl/items/effects';
import { makeJet } from '../../jets/make-jet.ts';
import { lineOf } from '../../notation/index.ts';
import type { AD2 } from '../../world/ad2.ts';
import { difficultyOf } from '../conversion.ts';
import type { ItemEffect } from '../use.ts';
import { deal } from './hurt.ts';

/** AD2-XCONV-01: a Difficulty of 2 is 5. */
const READING = lineOf('[Magie] Savoir 5');

const SPELLS = spellsOf<AD2>({
  *reads(g, who) {
    const { verdict } = yield* makeJet(g, {
      who,
      purpose: 'action',
      attribute: 'savoir',
      skill: null,
      action: READING,
      difficulty: [{ label: 'base', value: difficultyOf(2), rule: 'AD1-TCON-12' }],
    });
    return verdict.success;
  },
  // AD2-XCONV-06: a damage roll of 5 is Dommages 3.
  deals: (g, who, harm) => deal(g, who, harm),
});

/** AD1-TCON-12, AD1-TCON-13. */
export const SCROLLS_AND_WANDS: readonly ItemEffect[] = [
  ...SPELLS,
  { feature: { id: 'rempart', rule: 'AD1-TCON-12', name: { fr: 'Rempart', en: 'Bulwark' }, armure: () => 1 } },
  { feature: { id: 'baguette-de-bouclier', rule: 'AD1-TCON-13', armure: () => 1 } },
];
