import { ITEMS } from '@souterrain/crawl/content/index';
import { testsWords } from '@souterrain/crawl/testing/words';
import { attackOf } from '../combat/attacks.ts';
import { STATES } from '../combat/states/index.ts';
import { CREATURES, PERIPETIES, SCENARIOS } from '../content/index.ts';
import { profileNamed } from '../figures/profile.ts';
import { SPECIALS } from '../groups/specials/index.ts';
import { HERO_FEATURES } from '../heroes/features.ts';
import { TALENTS } from '../heroes/talents/index.ts';
import { attentionDonjon2 as system } from '../index.ts';
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
    ...Object.values(ITEMS).flatMap(({ attacks = [] }) => attacks.map(({ id }) => id)),
    ...Object.keys(CREATURES).flatMap((id) => profileNamed(id).actions.map((line) => attackOf(line).id)),
    ...Object.values(SCENARIOS).flatMap(({ events }) => events.unexpected.map(({ id }) => id)),
    ...Object.keys(PERIPETIES),
  ],
  rule: 'AD2-ORDRE-01',
  params: {
    effect: 'Dommages +1',
    faces: '6 3 1',
    with: 'benediction',
    added: -1,
    used: 1,
    lost: 2,
    surplus: 1,
    by: 'h1',
    mine: 'roi-coeur',
  },
  // What depends on an aim.
  isUnmet: (odds) => odds.startsWith('cote-pour-'),
});
