import type { Rule } from '@souterrain/kernel';
import type { Being, BeingId } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB, Situation } from '../world.ts';
import { chooseActivities } from './activities/index.ts';
import { dayBenefits, watchBenefit } from './benefits.ts';
import { canRest, restoreEnd } from './breath.ts';
import { WATCH, watchCountedFrom } from './calendar.ts';
import { advance } from './clock.ts';
import { canLodge, payLodging } from './lodging.ts';

/** HB-REST-15: what happens during a watch; returns those whose rest it broke. */
export type Disturbance = (g: HB) => Rule<readonly BeingId[]>;

const NOBODY: readonly BeingId[] = [];
function* undisturbed(): Rule<readonly BeingId[]> {
  return NOBODY;
}

/** Who rests, and the watches that each has slept through. */
type Rested = Map<BeingId, number[]>;

/** HB-REST-06, HB-REST-16: one watch of rest for the group, with an activity and a benefit for each hero. */
export function* restWatch(g: HB, disturb: Disturbance = undisturbed): Rule<void> {
  payLodging(g, 'garde');
  const rested = resters(g.state);
  const tasks = yield* chooseActivities(g, 'garde');
  yield* passWatch(g, rested, disturb);
  for (const being of g.state.beings) {
    const watch = rested.get(being.id)?.[0];
    if (watch === undefined || being.status !== 'present') continue;
    const task = tasks.get(being.id);
    if (task) yield* task.run();
    // HB-ALC-06, HB-SCR-13.
    if (!task || task.keepsBenefit) yield* watchBenefit(g, being, watch);
    restoreEnd(g, being);
  }
}

/** HB-REST-10, HB-SOLO-12: a day of rest needs a trusted place, and its price where it has one (HB-GEAR-04). */
export const canRestDay = (g: Situation): boolean => canRest(g.state) && isTrusted(g.state) && canLodge(g, 'journee');

export const isTrusted = ({ scene }: HBState): boolean => scene?.tags.includes('confiance') ?? false;

/** HB-REST-10. */
const DAY = 3;

/** HB-REST-10, HB-REST-15: three watches in a row; a day that is broken gives what its watches give. */
export function* restDay(g: HB, disturb: Disturbance = undisturbed): Rule<void> {
  payLodging(g, 'journee');
  const rested = resters(g.state);
  // HB-ALC-06: one brewing is allowed without losing the benefits of the day.
  const tasks = yield* chooseActivities(g, 'journee');
  for (let watch = 0; watch < DAY; watch++) if (!(yield* passWatch(g, rested, disturb))) break;
  for (const being of g.state.beings) {
    const watches = rested.get(being.id);
    if (!watches || watches.length === 0) continue;
    const task = tasks.get(being.id);
    if (task) yield* task.run();
    // HB-SCR-15: what replaces the benefits of the day.
    if (task && !task.keepsBenefit && !task.keepsDay) restoreEnd(g, being);
    else if (watches.length === DAY) yield* dayBenefits(g, being, watches.at(-1)!);
    else if (being.status === 'present') {
      for (const watch of watches) yield* watchBenefit(g, being, watch);
      restoreEnd(g, being);
    }
  }
}

/** Heroes, even in a coma (HB-DMG-12), and their battalions (HB-BAT-23). */
function resters({ beings }: HBState): Rested {
  const rested: Rested = new Map();
  for (const { id, side, kind, status } of beings)
    if (side === 'heros' && (kind === 'heros' || kind === 'bataillon') && (status === 'present' || status === 'coma'))
      rested.set(id, []);
  return rested;
}

/** HB-DIST-10, HB-REST-15: what disturbs the watch comes first; false when nobody goes on resting. */
function* passWatch(g: HB, rested: Rested, disturb: Disturbance): Rule<boolean> {
  const start = g.state.clock;
  const watch = watchCountedFrom(start);
  const broken = yield* disturb(g);
  let resting = 0;
  for (const being of g.state.beings) {
    const watches = rested.get(being.id);
    if (!watches) continue;
    if (broken.includes(being.id)) interrupt(g, being);
    else {
      resting++;
      watches.push(watch);
      if (being.hero)
        g.emit({ type: 'watchRested', being: being.id, number: watch, rules: ['HB-REST-06', 'HB-DIST-10'] });
    }
  }
  if (resting === 0) return false;
  yield* advance(g, start + WATCH - g.state.clock, { why: 'repos', rules: ['HB-REST-06', 'HB-DIST-10'] });
  return true;
}

function interrupt(g: HB, { id, hero }: Being): void {
  if (hero) g.emit({ type: 'restInterrupted', being: id, rules: ['HB-REST-15'] });
}
