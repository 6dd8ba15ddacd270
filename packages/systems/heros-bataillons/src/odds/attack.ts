import { type Distribution, mapTotals } from '@souterrain/odds';
import { dueOf } from '../combat/maximum.ts';
import { type Attempt, stanceOf } from '../combat/stance.ts';
import { criticalOf, protectionOf, type Striker } from '../combat/strike.ts';
import { type Being, type State, sideOf } from '../state.ts';
import { burstOdds, type Harm, harmOdds } from './harm.ts';
import type { Odds } from './prospect.ts';
import { isCounted, strikerOf, type Throw, throwsOf, worthOf } from './throw.ts';

/** HB-ATK-01 to HB-ATK-11: one attack on one target, the blow alone. */
export function attackOdds(state: State, attempt: Attempt): Odds {
  if (!isCounted(state, attempt)) return undefined;
  return () => {
    const striker = strikerOf(attempt);
    const [first, ...others] = throwsOf(state, striker).map((kind) =>
      harmOf(state, striker, worthOf(state, striker, kind)),
    );
    return harmOdds(state, [first!, ...others]);
  };
}

/** HB-ATK-04: the same once its player has chosen the dice. */
export function stanceOdds(state: State, striker: Striker, kind: Throw): Odds {
  return isCounted(state, striker)
    ? () => harmOdds(state, [harmOf(state, striker, worthOf(state, striker, kind))])
    : undefined;
}

/** HB-ATK-13, HB-ATK-14: all those it may hit. */
export function burstAttackOdds(state: State, { attacker, set, targets }: Burst): Odds {
  if (!isCounted(state, { attacker, set })) return undefined;
  return () => {
    const strikers = targets().map((target) => strikerOf({ attacker, set, target, explosive: true }));
    const harms = strikers.map((striker) =>
      harmOf(state, striker, worthOf(state, striker, stanceOf(state, striker).kind)),
    );
    return burstOdds(state, { harms });
  };
}

interface Burst extends Pick<Attempt, 'attacker' | 'set'> {
  readonly targets: () => readonly Being[];
}

/** HB-ATK-11, HB-DMG-01: what a value adds to what the side has dealt this round. */
export function harmOf(state: State, striker: Striker, value: Distribution): Harm {
  const { attacker, target } = striker;
  const side = sideOf(attacker);
  const armour = protectionOf(state, striker);
  const damage = mapTotals(value, (each) => dueOf(state, { side, target, value: each, armour }).amount);
  return { target, damage, attribute: criticalOf(striker), believed: attacker.tags.includes('illusion') };
}
