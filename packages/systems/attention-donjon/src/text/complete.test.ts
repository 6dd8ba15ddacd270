import { ITEMS } from '@souterrain/crawl/content/index';
import { testsWords } from '@souterrain/crawl/testing/words';
import { STATES } from '../combat/states/index.ts';
import { CREATURES, PERIPETIES, SCENARIOS } from '../content/index.ts';
import { SPECIALS } from '../groups/specials/index.ts';
import { HERO_FEATURES } from '../heroes/features.ts';
import { TALENTS } from '../heroes/talents/index.ts';
import { attentionDonjon as system } from '../index.ts';
import { itemFeatures } from '../items/effects/index.ts';
import { catalogue as en } from './en/index.ts';
import { catalogue as fr } from './fr/index.ts';
import { words } from './index.ts';

testsWords({
  system,
  words,
  catalogues: { fr, en },
  named: [
    ...[...STATES, ...SPECIALS, ...HERO_FEATURES, ...TALENTS, ...itemFeatures()].map(({ id }) => id),
    ...[...Object.values(CREATURES), ...Object.values(ITEMS)].flatMap(({ attacks = [] }) =>
      attacks.map(({ id }) => id),
    ),
    ...Object.values(SCENARIOS).flatMap(({ events }) => events.unexpected.map(({ id }) => id)),
    ...Object.keys(PERIPETIES),
  ],
  rule: 'AD1-TURN-14',
});
