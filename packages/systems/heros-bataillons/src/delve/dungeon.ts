import type { Rule } from '@souterrain/kernel';
import { wanderingOdds } from '../odds/dangers.ts';
import type { HBState } from '../state.ts';
import { canRest, catchBreath, isOfGroup } from '../time/breath.ts';
import { STEP } from '../time/calendar.ts';
import { isExhausted } from '../time/exhaustion.ts';
import { restWatch } from '../time/rest.ts';
import type { HB } from '../world.ts';
import { goHome } from './end.ts';
import { type Errand, personalErrands, runErrand } from './errand.ts';
import { goOn } from './explore.ts';
import { loot, lyingIn } from './loot.ts';
import { renewScene } from './rooms.ts';
import { disturbedRest, rollsOfRest, wander } from './wandering.ts';

/** HB-SOLO-05: one decision of the group in the dungeon. */
export const inDungeon = (g: HB): Rule<void> => runErrand(g, errandsIn(g));

function errandsIn(g: HB): readonly Errand[] {
  const { room, length } = g.state.delve!;
  const errands: Errand[] = [];
  if (room < length)
    errands.push({ id: 'piece-suivante', params: { room: room + 1 }, common: true, run: () => goOn(g) });
  if (room > 0 && canRest(g.state)) {
    if (isBreathWorthIt(g.state))
      errands.push({ id: 'reprendre-son-souffle', common: true, odds: wanderingOdds(1), run: () => breathe(g) });
    errands.push({ id: 'se-reposer', common: true, odds: wanderingOdds(rollsOfRest(g.state)), run: () => rest(g) });
  }
  if (lyingIn(g.state).length > 0) errands.push({ id: 'fouiller', common: false, run: () => loot(g) });
  errands.push({ id: 'sortir', common: true, run: () => goHome(g) });
  if (room > 0) for (const errand of personalErrands(g)) errands.push({ ...errand, run: () => takingTime(g, errand) });
  return errands;
}

function isBreathWorthIt({ beings }: HBState): boolean {
  for (const being of beings) if (isOfGroup(being) && being.now.end < being.max.end && !isExhausted(being)) return true;
  return false;
}

/** HB-SOLO-08: END comes back first, then what wanders. */
export function* breathe(g: HB): Rule<void> {
  yield* catchBreath(g);
  yield* wander(g, { rolls: 1, resting: false });
}

/** HB-SOLO-08, HB-GM-21: a rest ends the scene. */
export function* rest(g: HB): Rule<void> {
  renewScene(g);
  yield* restWatch(g, disturbedRest);
}

/** HB-SOLO-08: each ten minutes that are not spent exploring. */
function* takingTime(g: HB, { run }: Errand): Rule<void> {
  const start = g.state.clock;
  yield* run();
  yield* wander(g, { rolls: Math.floor((g.state.clock - start) / STEP), resting: false });
}
