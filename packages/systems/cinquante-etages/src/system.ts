import { type Packs, perPacks, type System } from '@souterrain/kernel';
import { apply } from './apply.ts';
import { contentOf, SHIPPED, type WithContent } from './content/index.ts';
import type { C50Event } from './events.ts';
import { tell } from './floors/fog.ts';
import { redeal } from './floors/redeal.ts';
import { outcome } from './outcome.ts';
import { checkReadings, setup } from './setup.ts';
import { isSound } from './sound.ts';
import type { C50, C50State } from './state.ts';
import { step } from './step.ts';
import { VARIANTS } from './variants.ts';
import { type C50View, view } from './view.ts';

export interface C50System extends System<C50State, C50Event, C50View, C50>, WithContent {}

/** Cinquante Étages, played with these packs. */
export const createSystem = perPacks((packs: Packs): C50System => {
  const content = contentOf(packs);
  const [first, ...others] = Object.keys(content.classes);
  return {
    id: 'cinquante-etages',
    version: '2',
    seats: { min: 1, max: 4 }, // C50-MULT-01
    choices: [{ id: 'classe', rule: 'C50-CLS-01', values: [first!, ...others] }],
    variants: VARIANTS,
    packs,
    carried: packs.filter((pack) => !SHIPPED.includes(pack)),
    content,
    decks: [],
    setup: (chosen) => setup({ content }, chosen),
    check: checkReadings,
    step,
    world: ({ state, emit, chance, over }) => ({
      state,
      emit,
      chance,
      // A world over another state is furnished here too.
      over: over as C50['over'],
      content,
      steps: new Map(),
    }),
    apply,
    outcome,
    view,
    tell,
    redeal: (state, _seat, chance) => redeal({ content }, state, chance),
    isSound,
    // C50-Q-07: with fog, a step shows new squares.
    reveals: (event, { variants }) =>
      event.type === 'floorOpened' || (event.type === 'stepped' && variants.fog === 'on'),
  };
});

export const cinquanteEtages = createSystem(SHIPPED);
