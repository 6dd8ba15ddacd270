import { worldOf } from '@souterrain/kernel';
import type { AD1State } from '../src/state.ts';
import { type AD1System, attentionDonjon } from '../src/system.ts';
import type { AD1 } from '../src/world/ad1.ts';

let system: AD1System = attentionDonjon;

/** The system that scenes are played with: the usual one, or one that a suite has made of its own. */
export const played = (): AD1System => system;

export function playWith(other: AD1System): void {
  system = other;
}

/** The world of a state, to ask something of. */
export const on = (state: AD1State): AD1 => worldOf(system, state);
