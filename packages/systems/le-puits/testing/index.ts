import type { EventFields } from '@souterrain/kernel/testing';
import { z } from 'zod';
import type { LPEvent } from '../src/events.ts';
import { type LPSystem, lePuits } from '../src/system.ts';

const EVENTS: EventFields<LPEvent> = {
  turnStarted: { seat: 1 },
  ropeTested: { seat: 1, face: 1, danger: 1 },
  wentDown: { seat: 1, landing: 1, coins: 1 },
  ropeHeld: { seat: 1 },
  fell: { seat: 1, coins: 1 },
  climbedUp: { seat: 1, coins: 1 },
};

/** What a case starts from: how deep each climber is, and what it carries. */
const givenSchema = z.strictObject({
  climbers: z
    .array(z.strictObject({ depth: z.int().min(0).max(99), coins: z.int().min(0) }))
    .min(1)
    .max(4),
});

/** What the runner of case files needs from the system of a set of packs. */
export const caseSystemOf = (system: LPSystem) => ({
  system,
  events: EVENTS,
  givenSchema,
  given(input: unknown, variants: Readonly<Record<string, string>> = {}) {
    const { climbers } = givenSchema.parse(input);
    const state = system.setup({ seats: climbers.map((_, i) => ({ name: `${i + 1}`, choices: {} })), variants });
    for (const [i, given] of climbers.entries()) Object.assign(state.climbers[i]!, given);
    return state;
  },
});

export const caseSystem = caseSystemOf(lePuits);
