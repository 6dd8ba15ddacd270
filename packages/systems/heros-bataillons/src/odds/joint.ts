import { atLeast, type Distribution, highOf, maxOf } from '@souterrain/odds';
import { type Companion, setsAgainst } from '../combat/joining.ts';
import type { Striker } from '../combat/striker.ts';
import { isAttentive } from '../master/table.ts';
import type { Being } from '../pieces.ts';
import type { Situation } from '../world.ts';
import { harmOf } from './attack.ts';
import { harmOdds } from './harm.ts';
import type { Odds } from './prospect.ts';
import { isCoating, strikerOf, throwsOf, worthOf } from './throw.ts';

/** One way for one attacker: a set of weapons, thrown in some manner. */
interface Way {
  readonly striker: Striker;
  readonly value: Distribution;
}

/** HB-ATK-09, HB-ATK-11: everybody joins with what serves best. */
export function jointOdds(
  g: Situation,
  { attacker, companions, target }: { attacker: Being; companions: readonly Companion[]; target: Being },
): Odds {
  if (isAttentive(g.state) || !isPlain(attacker) || target.tags.includes('immateriel')) return undefined;
  for (const { being } of companions) if (!isPlain(being)) return undefined;
  return () => {
    const fighters = [attacker, ...companions.map(({ being }) => being)].map((being) =>
      bestOf(waysOf(g, being, target)),
    );
    const joined = fighters.filter(({ length }) => length > 0).reduce(together);
    const [first, ...others] = joined.map(({ striker, value }) => harmOf(g, striker, value));
    return harmOdds(g.state, [first!, ...others]);
  };
}

/** HB-ATK-20: what the blow of a hero does depends on nobody's die in particular, unless a weapon is coated. */
function isPlain({ hero, marks }: Being): boolean {
  if (!hero) return false;
  for (const mark of marks) if (isCoating(mark)) return false;
  return true;
}

const waysOf = (g: Situation, being: Being, target: Being): readonly Way[] =>
  setsAgainst(g, being, target).flatMap((set) => {
    const striker = strikerOf({ attacker: being, set, target, explosive: false });
    return throwsOf(g.state, striker).map((kind) => ({ striker, value: worthOf(g.state, striker, kind) }));
  });

/** Without those that another is never worse than. */
const bestOf = (ways: readonly Way[]): readonly Way[] =>
  ways.filter(
    (way, at) => !ways.some((other, i) => i !== at && isAsGood(other, way) && (i < at || !isAsGood(way, other))),
  );

function isAsGood({ value: a }: Way, { value: b }: Way): boolean {
  for (let total = 1; total <= highOf(b); total++) if (atLeast(a, total) < atLeast(b, total) - 1e-12) return false;
  return true;
}

/** HB-ATK-09: the highest of all, for each way that each may throw. */
const together = (done: readonly Way[], ways: readonly Way[]): readonly Way[] =>
  done.flatMap(({ striker, value }) => ways.map((way) => ({ striker, value: maxOf(value, way.value) })));
