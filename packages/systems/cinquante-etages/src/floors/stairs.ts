import { ask, option, type Rule, type Term } from '@souterrain/kernel';
import { fight } from '../fight/fight.ts';
import { heal } from '../heroes/health.ts';
import { offerPoints } from '../heroes/points.ts';
import type { C50, C50State, Floor, Hero } from '../state.ts';
import { pickUp } from '../treasure/heap.ts';
import { LAST_FLOOR_WITH_POINT } from './depth.ts';

/** C50-CASE-14: the guardian first, then the choice to leave. */
export function* reachStairs(g: C50, hero: Hero, { floor, from }: { floor: Floor; from: number }): Rule<void> {
  const { seat } = hero;
  const { stairsTrigger } = g.state.variants;
  // C50-Q-06: with an exact stop, crossing does nothing.
  if (stairsTrigger === 'stop' && g.state.move!.left > 0) return yield* pickUp(g, hero);
  if (!isOpenTo(g.state, floor, hero)) {
    const result = yield* fight(g, hero, { kind: 'guardian', creature: floor.guardian, from });
    if (result !== 'won') return;
    g.emit({ type: 'guardianBeaten', seat, rules: ['C50-CASE-14', 'C50-GEN-06', 'C50-MULT-04'] });
  }
  // C50-MULT-10: whoever enters may pick from the heap, hence before the choice to leave.
  yield* pickUp(g, hero);
  const leaves =
    stairsTrigger === 'forced' ||
    (yield* ask({
      id: 'escalier',
      seat,
      rule: 'C50-CASE-14',
      params: { left: g.state.move!.left },
      options: [option('descendre', true), option('passer', false, { label: 'rester' })],
    }));
  if (leaves) yield* leaveFloor(g, hero);
}

function isOpenTo(state: C50State, floor: Floor, hero: Hero): boolean {
  return hero.guardianBeaten || (state.variants.guardianShare === 'shared' && floor.guardian.pv <= 0);
}

const REST: readonly Term[] = [{ label: 'repos', value: 2, rule: 'C50-TRE-10' }];

/** C50-PC-08: rest, then the skill point, then (in its own step) the next floor. */
function* leaveFloor(g: C50, hero: Hero): Rule<void> {
  const { seat, floor } = hero;
  g.emit({ type: 'floorLeft', seat, floor, rules: ['C50-PC-02', 'C50-RUN-03'] });
  heal(g, hero, { by: 'rest', rules: ['C50-TRE-10'], terms: REST });
  if (floor <= LAST_FLOOR_WITH_POINT) g.emit({ type: 'pointGained', seat, rules: ['C50-PC-01', 'C50-PC-09'] });
  if (hero.status === 'landing') yield* offerPoints(g, hero);
}
