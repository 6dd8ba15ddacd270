import { loseHand } from '@souterrain/crawl/health';
import { defineFeature } from '../../world/features.ts';

/** In splints, the arm holds a shield. */
export const brasCasse = defineFeature({
  id: 'bras-casse',
  rule: 'AD1-GRAVE-13',
  name: { fr: 'Bras cassé', en: 'Broken arm' },
  *onset(g, hero) {
    yield* loseHand(g, hero, { wound: 'bras-casse', rule: 'AD1-GRAVE-13' });
  },
  drops: ({ splint }, { kind }) => !splint || kind !== 'bouclier',
  splint: true,
  care: 15,
});
