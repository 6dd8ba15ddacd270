import { type Rule, rollOne } from '@souterrain/kernel';
import { blowSum } from './arithmetic.ts';
import { STONE_SKIN, wornArmour } from './attack.ts';
import { damageOf, isCritical, marginOf } from './exchange.ts';
import { wound } from './health.ts';
import type { C50, Hero } from './state.ts';

/**
 * C50-Q-23: a step back to the previous square after an unopposed roll of the creature, whose réussite, if positive, is
 * the gap. Returns false when the blow kills. The hero defends with worn armour alone: no attack, so no shield is raised.
 */
export function* retreat(g: C50, hero: Hero): Rule<boolean> {
  const { creature, stoneSkin } = g.state.fight!;
  const die = yield* rollOne(hero.seat, 20, 'C50-CBT-06');
  const gap = isCritical(die) ? 1 : marginOf(creature.car, die);
  if (gap <= 0) return true;
  const by = { value: creature.car, damage: creature.damage, atk: creature.atk, armour: creature.armour };
  const armour = wornArmour(hero) + (stoneSkin ? STONE_SKIN : 0);
  const damage = damageOf({ by, armour, gap, critical: isCritical(die), halved: false, plus: 0 }, g.state.variants);
  wound(g, hero, {
    amount: damage.total,
    by: 'creature',
    rules: ['C50-CBT-06', 'C50-DEG-08'],
    sums: [blowSum(damage)],
  });
  return hero.pv > 0;
}
