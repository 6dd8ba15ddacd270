import { type Rule, rollOne } from '@souterrain/kernel';
import type { BeingId } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import { encounter } from './encounter.ts';

export interface Wandering {
  readonly rolls: number;
  readonly resting: boolean;
}

/** HB-SOLO-08: a d6 each time; on 1 an easy encounter comes. True when it comes to a fight, after which the rolls go on. */
export function* wander(g: HB, { rolls, resting }: Wandering): Rule<boolean> {
  for (let left = rolls - 1; left >= 0; left--) {
    const face = yield* rollOne(g, { seat: g.state.delve!.leader, sides: 6, rule: 'HB-SOLO-08' });
    g.emit({ type: 'wanderingRolled', face, comes: face === 1, rules: ['HB-SOLO-08'] });
    if (face !== 1) continue;
    const result = yield* encounter(g, {
      difficulty: 'facile',
      wandering: true,
      stealth: 0,
      resting,
      hostile: false,
    });
    if (result === 'combat')
      g.emit({ type: 'sequelNoted', sequel: { after: 'errance', rolls: left, resting }, rules: ['HB-SOLO-08'] });
    if (result !== 'libre' && result !== 'passage') return true;
  }
  return false;
}

/** HB-SOLO-08, HB-REST-15: two rolls in a rest watch; those who fight lose their rest, and the whole group fights. */
export function* disturbedRest(g: HB): Rule<readonly BeingId[]> {
  const rolls = rollsOfRest(g.state);
  if (rolls === 0) g.emit({ type: 'roomDisturbed', room: g.state.delve!.room, rules: ['HB-SOLO-07'] });
  return (yield* wander(g, { rolls, resting: true })) ? g.state.beings.map(({ id }) => id) : NOBODY;
}
const NOBODY: readonly BeingId[] = [];

/** HB-SOLO-07: nothing comes to the next rest in an empty room. */
export const rollsOfRest = ({ delve }: HBState): number => (delve!.rooms[delve!.room - 1]!.quiet ? 0 : 2);
