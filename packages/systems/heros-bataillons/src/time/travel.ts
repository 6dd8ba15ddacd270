import type { RuleId } from '@souterrain/catalog';
import type { Rule } from '@souterrain/kernel';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import { isOfGroup } from './breath.ts';
import { endOfWatch, WATCH, watchNumber } from './calendar.ts';
import { advance } from './clock.ts';
import { isExhausted, tire } from './exhaustion.ts';

/** HB-REST-05: watches of distance that a forced march covers in one. */
const FORCED = 2;

/** HB-REST-05: nobody exhausted can take part. */
export const canForceMarch = ({ beings }: HBState): boolean =>
  beings.every((being) => !isOfGroup(being) || !isExhausted(being));

/** HB-DIST-01, HB-REST-04: a whole number of watches, and food is found on the way. */
export function* travel(
  g: HB,
  { distance, pace = 'normale' }: { distance: number; pace?: 'normale' | 'forcee' },
): Rule<void> {
  closeScene(g, 'HB-DIST-01');
  let left = distance;
  if (pace === 'forcee' && left > 0 && canForceMarch(g.state)) {
    yield* advance(g, WATCH, { why: 'marche-forcee', rules: ['HB-REST-05'] });
    left -= FORCED;
    for (const being of g.state.beings)
      if (isOfGroup(being)) yield* tire(g, being, { why: 'marche-forcee', rules: ['HB-REST-05'] });
  }
  for (; left > 0; left--) yield* advance(g, WATCH, { why: 'voyage', rules: ['HB-DIST-01', 'HB-REST-04'] });
  g.emit({ type: 'travelled', watches: distance, pace, rules: ['HB-DIST-01'] });
}

/** HB-DIST-02: a point of interest takes a watch unless it is larger. */
export function* explorePoint(g: HB, watches = 1): Rule<void> {
  for (let left = watches; left > 0; left--) yield* advance(g, WATCH, { why: 'exploration', rules: ['HB-DIST-02'] });
  g.emit({ type: 'pointExplored', watches, rules: ['HB-DIST-02'] });
}

/** HB-DIST-03: a very close place is at distance 0: reaching it and exploring it fit in one watch. */
export function* reachAndExplore(g: HB, watches = 1): Rule<void> {
  closeScene(g, 'HB-DIST-03');
  yield* explorePoint(g, watches);
}

/** HB-DIST-10: what is as long as a watch is better begun with one. */
export function* waitForWatch(g: HB): Rule<void> {
  const { clock } = g.state;
  const left = endOfWatch(watchNumber(clock)) - clock;
  if (left < WATCH) yield* advance(g, left, { why: 'attente', rules: ['HB-DIST-10'] });
}

/** HB-GM-21: a scene ends when its heroes travel, rest or go elsewhere. */
export function closeScene(g: HB, rule: RuleId): void {
  if (g.state.scene !== null) g.emit({ type: 'sceneClosed', rules: [rule, 'HB-GM-21'] });
}
