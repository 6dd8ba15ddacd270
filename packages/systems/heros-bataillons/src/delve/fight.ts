import type { Rule } from '@souterrain/kernel';
import { fightStep } from '../combat/rounds.ts';
import type { HB } from '../world.ts';
import { aftermath } from './encounter.ts';
import { concludeRoom } from './explore.ts';
import { wander } from './wandering.ts';

/** HB-SOLO-05: one turn of a fight in the dungeon; once it is over, what it had interrupted goes on. */
export function* fightOn(g: HB): Rule<void> {
  const { room, sequel } = g.state.delve!;
  yield* fightStep(g);
  if (g.state.combat !== null) return;
  const result = aftermath(g);
  if (sequel?.after === 'piece') yield* concludeRoom(g, { room, result });
  else if (sequel?.after === 'errance' && result === 'libre') yield* wander(g, sequel);
}
