import { ask, option, type Rule, type SeatId } from '@souterrain/kernel';
import { type Effect, type Effects, printEffects } from '../notation/index.ts';

/** AD2-NOT-21: where effects are alternatives the roller picks one; none at all is the dash. */
export function* chooseSide(effects: Effects, seat: SeatId): Rule<readonly Effect[]> {
  if (effects.length === 0) return [];
  if (effects.length === 1) return effects[0]!;
  return yield* ask({
    id: 'quel-effet',
    seat,
    rule: 'AD2-NOT-21',
    options: effects.map((joined, i) =>
      option(`effet-${i + 1}`, joined, { label: 'effet', params: { effect: printEffects([joined]) } }),
    ),
  });
}
