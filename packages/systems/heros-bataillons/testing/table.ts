import type { Script } from '@souterrain/kernel/testing';
import { tableStep } from '../src/master/step.ts';
import type { HBState } from '../src/state.ts';
import { type Given, play, scene } from './scene.ts';

/** A table with an MJ, at the seat after those of the heroes. */
export function atTable(given: Given = {}): HBState {
  const { heroes = [{}] } = given;
  const state = structuredClone(scene(given));
  const master = heroes.length;
  return {
    ...state,
    mode: 'table',
    master,
    players: [...state.players, { name: 'MJ', hero: 'mj' }],
    ...given.state,
  };
}

/** One step of the table: a command of the MJ, or a turn of the fight. */
export const command = (given: Given | HBState, script: Script = {}) =>
  play('beings' in given ? given : atTable(given), (g) => tableStep(g), script);
