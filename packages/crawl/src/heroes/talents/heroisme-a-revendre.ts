import { suitOf } from '../../cards/index.ts';
import { drawCard } from '../../rounds/draw.ts';
import { defineFeature } from '../../world/features.ts';

/** AD1-IMPE-06: every point spent, of the hero or of an item; a sacrifice is not asked. */
export const heroismeARevendre = defineFeature({
  id: 'heroisme-a-revendre',
  rule: 'AD1-IMPE-05',
  name: 'Héroïsme à revendre',
  effect: {
    fr: 'l’Héroïsme dépensé revient si la carte tirée a la couleur de l’Arcane',
    en: 'spent Héroïsme comes back if the card drawn has the suit of the Arcane',
  },
  *keepsHeroism(g, { who }) {
    const { seat, sheet } = who.hero!;
    const card = yield* drawCard(g, { seat, rule: 'AD1-IMPE-05', reason: 'talent' });
    return suitOf(card) === suitOf(sheet.arcane);
  },
});
