import { type Distribution, mapTotals } from '@souterrain/odds';
import { dueOf } from '../combat/maximum.ts';
import { type Attempt, stanceOf } from '../combat/stance.ts';
import { criticalOf, protectionOf, type Striker } from '../combat/striker.ts';
import { type Being, sideOf } from '../pieces.ts';
import type { Situation } from '../world.ts';
import { burstOdds, type Harm, harmOdds } from './harm.ts';
import type { Odds } from './prospect.ts';
import { isCounted, strikerOf, type Throw, throwsOf, worthOf } from './throw.ts';

/** HB-ATK-01 to HB-ATK-11: one attack on one target, the blow alone. */
export function attackOdds(g: Situation, attempt: Attempt): Odds {
  if (!isCounted(g.state, attempt)) return undefined;
  return () => {
    const striker = strikerOf(attempt);
    const [first, ...others] = throwsOf(g.state, striker).map((kind) =>
      harmOf(g, striker, worthOf(g.state, striker, kind)),
    );
    return harmOdds(g.state, [first!, ...others]);
  };
}

/** HB-ATK-04: the same once its player has chosen the dice. */
export function stanceOdds(g: Situation, striker: Striker, kind: Throw): Odds {
  return isCounted(g.state, striker)
    ? () => harmOdds(g.state, [harmOf(g, striker, worthOf(g.state, striker, kind))])
    : undefined;
}

/** HB-ATK-13, HB-ATK-14: all those it may hit. */
export function burstAttackOdds(g: Situation, { attacker, set, targets }: Burst): Odds {
  if (!isCounted(g.state, { attacker, set })) return undefined;
  return () => {
    const strikers = targets().map((target) => strikerOf({ attacker, set, target, explosive: true }));
    const harms = strikers.map((striker) =>
      harmOf(g, striker, worthOf(g.state, striker, stanceOf(g.state, striker).kind)),
    );
    return burstOdds(g.state, { harms });
  };
}

interface Burst extends Pick<Attempt, 'attacker' | 'set'> {
  readonly targets: () => readonly Being[];
}

/** HB-ATK-11, HB-DMG-01: what a value adds to what the side has dealt this round. */
export function harmOf(g: Situation, striker: Striker, value: Distribution): Harm {
  const { attacker, target } = striker;
  const side = sideOf(attacker);
  const armour = protectionOf(g, striker);
  const damage = mapTotals(value, (each) => dueOf(g.state, { side, target, value: each, armour }).amount);
  return { target, damage, attribute: criticalOf(striker), believed: attacker.tags.includes('illusion') };
}
