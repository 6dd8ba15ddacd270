import { testsWords } from '@souterrain/crawl/testing/suites';
import { STATES } from '../combat/states/index.ts';
import { SPECIALS } from '../groups/specials/index.ts';
import { HERO_FEATURES } from '../heroes/features.ts';
import { TALENTS } from '../heroes/talents/index.ts';
import { attentionDonjon as system } from '../index.ts';
import { ITEM_FEATURES } from '../items/effects/index.ts';
import { catalogue as en } from './en/index.ts';
import { catalogue as fr } from './fr/index.ts';
import { wordsOf } from './index.ts';

testsWords({
  system,
  words: wordsOf(system.content),
  catalogues: { fr, en },
  named: [
    ...[...STATES, ...SPECIALS, ...HERO_FEATURES, ...TALENTS, ...ITEM_FEATURES].map(({ id }) => id),
    ...[...Object.values(system.content.creatures), ...Object.values(system.content.items)].flatMap(
      ({ attacks = [] }) => attacks.map(({ id }) => id),
    ),
    ...Object.values(system.content.scenarios).flatMap(({ events }) => events.unexpected.map(({ id }) => id)),
    ...Object.keys(system.content.peripeties),
  ],
  rule: 'AD1-TURN-14',
});
