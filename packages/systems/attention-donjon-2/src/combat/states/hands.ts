import { woundOf } from '@souterrain/crawl/health';
import { defineFeature } from '../../world/features.ts';

/** AD2-ETAT-22: what the hand can still hold is asked when something is equipped. */
export const brasCasse = defineFeature({
  id: 'bras-casse',
  rule: 'AD2-ETAT-22',
  name: { fr: 'Bras cassé', en: 'Broken arm' },
});

/** AD2-ETAT-23: a prosthesis steadies a two-handed weapon, badly. */
export const mainTranchee = defineFeature({
  id: 'main-tranchee',
  rule: 'AD2-ETAT-23',
  name: { fr: 'Main tranchée', en: 'Severed hand' },
  dice(_g, { who }, { purpose, item }) {
    const isTwoHanded = item?.hands?.length === 2;
    return purpose === 'attaque' && isTwoHanded && woundOf(who, 'main-tranchee')?.prosthesis ? -1 : 0;
  },
});

/** AD2-ETAT-24: felt in town alone (see prices). */
export const cicatrices = defineFeature({
  id: 'cicatrices',
  rule: 'AD2-ETAT-24',
  name: { fr: 'Cicatrices horribles', en: 'Horrible scars' },
});
