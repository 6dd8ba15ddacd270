import { loseHand, woundOf } from '@souterrain/crawl/health';
import { defineFeature } from '../../world/features.ts';
import { writeDown } from '../grave.ts';

/** AD2-ETAT-22: in splints, the arm holds a shield. */
export const brasCasse = defineFeature({
  id: 'bras-casse',
  rule: 'AD2-ETAT-22',
  name: { fr: 'Bras cassé', en: 'Broken arm' },
  *onset(g, hero) {
    yield* loseHand(g, hero, { wound: 'bras-casse', rule: 'AD2-ETAT-22' });
  },
  drops: ({ splint }, { kind }) => !splint || kind !== 'bouclier',
  splint: true,
  care: 15,
});

/** AD2-ETAT-23: a prosthesis steadies a two-handed weapon, badly. */
export const mainTranchee = defineFeature({
  id: 'main-tranchee',
  rule: 'AD2-ETAT-23',
  name: { fr: 'Main tranchée', en: 'Severed hand' },
  *onset(g, hero) {
    yield* loseHand(g, hero, { wound: 'main-tranchee', rule: 'AD2-ETAT-23' });
    if (!woundOf(hero, 'hemorragie')) writeDown(g, hero, 'hemorragie');
  },
  drops: ({ prosthesis }, { kind, hands }) => !prosthesis || (kind !== 'bouclier' && hands !== 2),
  prosthesis: true,
  care: 40,
  dice(_g, { who }, { purpose, item }) {
    const isTwoHanded = item?.hands?.length === 2;
    return purpose === 'attaque' && isTwoHanded && woundOf(who, 'main-tranchee')?.prosthesis ? -1 : 0;
  },
});

/** AD2-ETAT-24: felt in town alone. */
export const cicatrices = defineFeature({
  id: 'cicatrices',
  rule: 'AD2-ETAT-24',
  name: { fr: 'Cicatrices horribles', en: 'Horrible scars' },
  town: { prices: 1, sales: -1 },
  care: 30,
});
