import { type Figure, type SuitedCard, suitOf } from '@souterrain/crawl';
import { drawCard } from '@souterrain/crawl/rounds';
import { figure } from '@souterrain/crawl/text';
import { ask, option, type Rule } from '@souterrain/kernel';
import { readWound } from '../../combat/grave.ts';
import type { AD2 } from '../../world/ad2.ts';
import { defineFeature } from '../../world/features.ts';
import { setAside, waitingWounds } from '../waiting-wounds.ts';

/** AD2-XBER-06: two cards to choose from, and none where either has the guardian suit. */
export const impassible = defineFeature({
  id: 'impassible',
  rule: 'AD2-XBER-06',
  name: 'Impassible',
  effect: {
    fr: 'deux cartes de Blessure grave au choix ; la couleur de l’Arcane l’annule',
    en: 'two Blessure grave cards to choose from; the suit of the Arcane cancels it',
  },
  prompts: {
    impassible: {
      fr: (a) => `Impassible : laquelle des deux Blessures graves subit ${figure(a)} ?`,
      en: (a) => `Impassible: which of the two Blessures graves does ${figure(a)} suffer?`,
    },
  },
  *setsAside(g, { who }, card) {
    if (isSpared(g, who, card)) return true;
    return yield* setAside(g, who, { card, rule: 'AD2-XBER-06', settle });
  },
  resolves: (_g, { who }) => waitingWounds(who).length > 0,
  *resolution(g, { who }) {
    for (const card of waitingWounds(who)) yield* settle(g, who, card);
  },
});

/** A card of the guardian suit is ignored, unless it does good (AD2-BGRAV-08). */
function isSpared(g: AD2, who: Figure, card: SuitedCard): boolean {
  if (suitOf(card) !== suitOf(who.hero!.sheet.arcane) || card.startsWith('2-')) return false;
  g.emit({ type: 'graveWoundDrawn', figure: who.id, card, wound: null, rules: ['AD2-XBER-06'] });
  return true;
}

function* settle(g: AD2, who: Figure, first: SuitedCard): Rule<void> {
  const { seat } = who.hero!;
  const second = yield* drawCard(g, { seat, rule: 'AD2-XBER-06', reason: 'blessure' });
  if (isSpared(g, who, second)) return;
  const card = yield* ask({
    id: 'impassible',
    seat,
    rule: 'AD2-XBER-06',
    params: { figure: who.id },
    options: [first, second].map((one) =>
      option(one, one, { label: 'carte', params: { card: one }, at: { card: one } }),
    ),
  });
  yield* readWound(g, who, card);
}
