import { worldOf } from '@souterrain/kernel';
import type { AD2State } from '../src/state.ts';
import { type AD2System, attentionDonjon2 } from '../src/system.ts';
import type { AD2 } from '../src/world/ad2.ts';

let system: AD2System = attentionDonjon2;

/** The system that scenes are played with: the usual one, or one that a suite has made of its own. */
export const played = (): AD2System => system;

export function playWith(other: AD2System): void {
  system = other;
}

/** The world of a state, to ask something of. */
export const on = (state: AD2State): AD2 => worldOf(system, state);
