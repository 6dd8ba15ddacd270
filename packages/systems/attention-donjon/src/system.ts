import { crawlSystem } from '@souterrain/crawl/system';
import type { CrawlView } from '@souterrain/crawl/view';
import { apply } from './apply.ts';
import { PACK, SCENARIOS } from './content/index.ts';
import { EDITION_ID } from './edition.ts';
import type { AD1Event } from './events.ts';
import { READY_MADE_IDS } from './heroes/ready-made.ts';
import { check, setup } from './setup.ts';
import type { State } from './state.ts';
import { READING_VARIANTS } from './variants.ts';

export type AD1View = CrawlView<State>;

export const attentionDonjon = crawlSystem<State, AD1Event>({
  id: EDITION_ID,
  version: '3',
  pack: PACK,
  heroes: READY_MADE_IDS,
  scenarios: Object.keys(SCENARIOS),
  readings: READING_VARIANTS,
  rules: { hero: 'AD1-HERO-01', scenario: 'AD1-SCEN-01', campaign: 'AD1-TOWN-01' },
  setup,
  check,
  apply,
});

export type { AD1Event, AD1EventType } from './events.ts';
export { opensBeyond } from './setup.ts';
export type { State } from './state.ts';
