import type { Script } from '@souterrain/kernel/testing';
import { type Action, listed } from '../src/actions/action.ts';
import { devices } from '../src/actions/devices.ts';
import { mend } from '../src/actions/mend.ts';
import { potions } from '../src/actions/potions.ts';
import { spells } from '../src/actions/spells.ts';
import { steer } from '../src/actions/steer.ts';
import type { Being } from '../src/pieces.ts';
import type { HBState } from '../src/state.ts';
import type { HB } from '../src/world.ts';
import { type Given, play } from './scene.ts';

const artsOf = (g: HB, being: Being): readonly Action[] => listed(g, being, [mend, steer, spells, devices, potions]);

/** The ids of the spells, scrolls, wands and potions that a being may use. */
export const artIds = (given: Given | HBState, who = 'h1'): readonly string[] =>
  play(given, function* (g, find) {
    return artsOf(g, find(who)).map(({ id }) => id);
  }).value;

/** Runs one of them, which must be offered. */
export const perform = (given: Given | HBState, id: string, script: Script = {}, who = 'h1') =>
  play(
    given,
    function* (g, find) {
      const actions = artsOf(g, find(who));
      const action = actions.find((one) => one.id === id);
      if (!action) throw new Error(`${id} is not offered: ${actions.map((one) => one.id).join(', ')}`);
      yield* action.run();
    },
    script,
  );
