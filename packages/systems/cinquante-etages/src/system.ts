import type { System } from '@souterrain/kernel';
import { apply } from './apply.ts';
import { CLASS_IDS } from './content/classes.ts';
import type { C50Event } from './events.ts';
import { outcome } from './score.ts';
import { checkReadings, setup } from './setup.ts';
import type { State } from './state.ts';
import { step } from './step.ts';
import { VARIANTS } from './variants.ts';
import { type C50View, view } from './view.ts';

export const cinquanteEtages: System<State, C50Event, C50View> = {
  id: 'cinquante-etages',
  version: '1',
  seats: { min: 1, max: 4 }, // C50-MULT-01
  choices: [{ id: 'classe', rule: 'C50-CLS-01', values: CLASS_IDS }],
  variants: VARIANTS,
  decks: [],
  setup,
  check: checkReadings,
  step,
  world: (base) => base,
  apply,
  outcome,
  view,
  isSound: ({ state: { floors } }) => floors.every(({ side, cells }) => cells.length === side * side),
  // C50-Q-07: with fog, a step shows new squares.
  reveals: (event, { variants }) => event.type === 'floorOpened' || (event.type === 'stepped' && variants.fog === 'on'),
};

export { bandOf } from './content/bands.ts';
export { CREATURES, type CreatureId } from './content/creatures.ts';
export type { Attack, C50Event, C50EventType, Item } from './events.ts';
export { cellAt, type Direction, VECTORS, xOf, yOf } from './grid.ts';
export { type Run, runFrom } from './preview.ts';
export { ranking, scoreOf } from './score.ts';
export { type Creature, type Floor, type Hero, maxPv, SQUARES, type State } from './state.ts';
export type { C50View, FloorView, HeroView } from './view.ts';
