import { testsBeyond } from '@souterrain/crawl/testing/beyond';
import { bringRules } from './bring.ts';
import { CREATURES, HEROES, SCENARIOS } from './content/index.ts';
import { featureOf } from './figures/registry.ts';
import { sheetOfReadyMade } from './heroes/ready-made.ts';
import { attentionDonjon, opensBeyond } from './system.ts';

const heroes = Object.keys(HEROES);

testsBeyond({
  system: attentionDonjon,
  heroes,
  scenarios: Object.keys(SCENARIOS),
  borne: [
    ...heroes.flatMap((id) => sheetOfReadyMade(id).talents),
    ...Object.values(CREATURES).flatMap(({ features = [] }) => features),
  ],
  isKnown: (feature) => featureOf(feature) !== undefined,
  opensBeyond,
  bringRules,
});
