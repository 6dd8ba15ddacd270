import { crawlSystem } from '@souterrain/crawl/system';
import type { CrawlView } from '@souterrain/crawl/view';
import { apply } from './apply.ts';
import { PACK, SCENARIOS } from './content/index.ts';
import { EDITION_ID } from './edition.ts';
import type { AD2Event } from './events.ts';
import { READY_MADE_IDS } from './heroes/ready-made.ts';
import { check, setup } from './setup.ts';
import type { State } from './state.ts';
import { READING_VARIANTS } from './variants.ts';

export type AD2View = CrawlView<State>;

export const attentionDonjon2 = crawlSystem<State, AD2Event>({
  id: EDITION_ID,
  version: '4',
  pack: PACK,
  heroes: READY_MADE_IDS,
  scenarios: Object.keys(SCENARIOS),
  readings: READING_VARIANTS,
  rules: { hero: 'AD2-XHEROS-01', scenario: 'AD2-XEXPLO-01', campaign: 'AD2-XHEROS-06' },
  setup,
  check,
  apply,
});

export type { AD2Event, AD2EventType } from './events.ts';
export { opensBeyond } from './setup.ts';
export type { State } from './state.ts';
