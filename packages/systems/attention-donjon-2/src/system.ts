import { PACK as DUNGEON } from '@souterrain/crawl/content/index';
import { outcome } from '@souterrain/crawl/outcome';
import { step } from '@souterrain/crawl/step';
import { type CrawlView, view } from '@souterrain/crawl/view';
import type { System } from '@souterrain/kernel';
import { apply } from './apply.ts';
import { PACK, SCENARIOS } from './content/index.ts';
import './edition.ts';
import type { AD2Event } from './events.ts';
import { READY_MADE_IDS } from './heroes/ready-made.ts';
import { checkSeats, NEW_HERO, RANDOM_SCENARIO, SAVED_HERO, setup } from './setup.ts';
import type { State } from './state.ts';
import { READING_VARIANTS } from './variants.ts';

const listed = (ids: readonly string[]) => ids as readonly [string, ...string[]];

export type AD2View = CrawlView<State>;

export const attentionDonjon2: System<State, AD2Event, AD2View> = {
  id: 'attention-donjon-2',
  version: '1',
  seats: { min: 1, max: 6, usual: 3 },
  choices: [
    { id: 'heros', rule: 'AD2-XHEROS-01', values: listed([...READY_MADE_IDS, NEW_HERO]) },
    { id: SAVED_HERO, rule: 'AD2-XHEROS-01', values: [''], free: true },
  ],
  variants: [
    { id: 'scenario', rule: 'AD2-XEXPLO-01', values: listed([...Object.keys(SCENARIOS), RANDOM_SCENARIO]), game: true },
    { id: 'campagne', rule: 'AD2-XHEROS-06', values: ['non', 'oui'], game: true },
    ...READING_VARIANTS,
  ],
  packs: [DUNGEON, PACK].map(({ id, version, hash }) => ({ id, version, hash })),
  decks: ['exploration'],
  setup,
  check: checkSeats,
  step,
  apply,
  outcome,
  view,
  reveals: (event) => event.type === 'cardsDrawn',
};

export type { AD2Event, AD2EventType } from './events.ts';
export { opensBeyond } from './setup.ts';
export type { State } from './state.ts';
