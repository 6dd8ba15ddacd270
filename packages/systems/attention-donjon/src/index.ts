import type { System } from '@souterrain/kernel';
import { apply } from './apply.ts';
import { PACK, SCENARIOS } from './content/index.ts';
import type { AD1Event } from './events.ts';
import { READY_MADE_IDS } from './heroes/ready-made.ts';
import { outcome } from './outcome.ts';
import { checkSeats, NEW_HERO, RANDOM_SCENARIO, SAVED_HERO, setup } from './setup.ts';
import type { State } from './state.ts';
import { step } from './step.ts';
import { READING_VARIANTS } from './variants.ts';
import { type AD1View, view } from './view.ts';

const listed = (ids: readonly string[]) => ids as readonly [string, ...string[]];

export const attentionDonjon: System<State, AD1Event, AD1View> = {
  id: 'attention-donjon',
  version: '1',
  seats: { min: 1, max: 6, usual: 3 }, // AD1-SCEN-06
  choices: [
    { id: 'heros', rule: 'AD1-HERO-01', values: listed([...READY_MADE_IDS, NEW_HERO]) },
    { id: SAVED_HERO, rule: 'AD1-HERO-01', values: [''], free: true },
  ],
  variants: [
    { id: 'scenario', rule: 'AD1-SCEN-01', values: listed([...Object.keys(SCENARIOS), RANDOM_SCENARIO]), game: true },
    { id: 'campagne', rule: 'AD1-TOWN-01', values: ['non', 'oui'], game: true },
    ...READING_VARIANTS,
  ],
  packs: [{ id: PACK.id, version: PACK.version, hash: PACK.hash }],
  decks: ['exploration'],
  setup,
  check: checkSeats,
  step,
  apply,
  outcome,
  view,
  reveals: (event) => event.type === 'cardsDrawn',
};

export { pileOf } from '@souterrain/crawl';
export { CREATURES, ENCOUNTERS, HEROES, ITEMS, PACK, PERIPETIES, SCENARIOS, SCENERY, TILES } from './content/index.ts';
export type { Objective } from './content/types.ts';
export { type Diagram, type DiagramMove, diagrams } from './diagrams/index.ts';
export type { AD1Event, AD1EventType } from './events.ts';
export { scenarioOf } from './exploration/scenario.ts';
export * from './faces.ts';
export { deplacementOf, enduranceOf, paradeOf } from './figures/values.ts';
export { exportSheet, importSheet } from './heroes/sheet-file.ts';
export { planOn } from './movement/plan.ts';
export type { Figure, FigureId, Group, Item, Mark, Sheet, Slot, State } from './state.ts';
export type { AD1View } from './view.ts';
