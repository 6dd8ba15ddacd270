import { loseHand, woundOf } from '@souterrain/crawl/health';
import { defineFeature } from '../../world/features.ts';
import { writeDown } from '../grave.ts';

/** It bleeds; a prosthesis steadies a two-handed weapon, badly. */
export const mainTranchee = defineFeature({
  id: 'main-tranchee',
  rule: 'AD1-GRAVE-14',
  name: { fr: 'Main tranchée', en: 'Severed hand' },
  *onset(g, hero) {
    yield* loseHand(g, hero, { wound: 'main-tranchee', rule: 'AD1-GRAVE-14' });
    if (!woundOf(hero, 'hemorragie')) writeDown(g, hero, 'hemorragie');
  },
  drops: ({ prosthesis }, { kind, hands }) => !prosthesis || (kind !== 'bouclier' && hands !== 2),
  prosthesis: true,
  care: 40,
  dice(_g, { who }, { purpose, strike }) {
    const isTwoHanded = strike?.attack.item?.hands?.length === 2;
    return purpose === 'attaque' && isTwoHanded && woundOf(who, 'main-tranchee')?.prosthesis ? -1 : 0;
  },
});
