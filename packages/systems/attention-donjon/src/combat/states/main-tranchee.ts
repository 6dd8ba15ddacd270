import { woundOf } from '@souterrain/crawl/health';
import { defineFeature } from '../../world/features.ts';

/** A prosthesis steadies a two-handed weapon, badly. */
export const mainTranchee = defineFeature({
  id: 'main-tranchee',
  rule: 'AD1-GRAVE-14',
  name: { fr: 'Main tranchée', en: 'Severed hand' },
  dice(_g, { who }, { purpose, strike }) {
    const isTwoHanded = strike?.attack.item?.hands?.length === 2;
    return purpose === 'attaque' && isTwoHanded && woundOf(who, 'main-tranchee')?.prosthesis ? -1 : 0;
  },
});
