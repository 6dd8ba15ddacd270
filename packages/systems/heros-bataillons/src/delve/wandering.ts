import { type Rule, rollOne } from '@souterrain/kernel';
import type { BeingId, HB } from '../state.ts';
import { encounter, type Result } from './encounter.ts';

/** HB-SOLO-08: a d6; on 1 an easy encounter comes. */
export function* wander(g: HB, { resting }: { resting: boolean }): Rule<Result> {
  const face = yield* rollOne(g.state.delve!.leader, 6, 'HB-SOLO-08');
  g.emit({ type: 'wanderingRolled', face, comes: face === 1, rules: ['HB-SOLO-08'] });
  if (face !== 1) return 'libre';
  return yield* encounter(g, { difficulty: 'facile', wandering: true, stealth: 0, resting, hostile: false });
}

/** HB-SOLO-08, HB-REST-15: two rolls in a rest watch; those who fight lose their rest. */
export function* disturbedRest(g: HB): Rule<readonly BeingId[]> {
  const { room, rooms } = g.state.delve!;
  const here = rooms[room - 1]!;
  // HB-SOLO-07: nothing comes to the next rest in an empty room.
  if (here.quiet) {
    g.emit({ type: 'roomDisturbed', room, rules: ['HB-SOLO-07'] });
    return NOBODY;
  }
  const start = g.state.clock;
  for (let i = 0; i < ROLLS; i++) {
    const result = yield* wander(g, { resting: true });
    if (result === 'fuite' || result === 'perdu') break;
  }
  // A fight took minutes, and the whole group was in it.
  return g.state.clock === start ? NOBODY : g.state.beings.map(({ id }) => id);
}
const ROLLS = 2;
const NOBODY: readonly BeingId[] = [];
