import { type Rule, rollOne } from '@souterrain/kernel';
import { wound } from '../heroes/health.ts';
import type { C50, Hero, Known } from '../state.ts';
import { blowSum, creatureMarginSum } from './arithmetic.ts';
import { STONE_SKIN, wornArmour } from './attack.ts';
import { criticalGap, type Damage, damageOf, isCritical, marginOf } from './exchange.ts';

/**
 * C50-Q-23: a step back to the previous square after an unopposed roll of the creature, whose réussite, if positive, is
 * the gap. Returns false when the blow kills. The hero defends with worn armour alone: no attack, so no shield is raised.
 */
export function* retreat(g: C50, hero: Hero): Rule<boolean> {
  const { seat } = hero;
  const { creature } = g.state.fight!;
  const die = yield* rollOne(g, { seat, sides: 20, rule: 'C50-CBT-06' });
  const margin = marginOf(creature.car, die);
  const rules = ['C50-CBT-06', 'C50-JET-13'] as const;
  g.emit({ type: 'retreatRolled', seat, die, margin, rules, sums: [creatureMarginSum(g, creature, die)] });
  const damage = retreatBlow(g, hero, die);
  if (!damage) return true;
  wound(g, hero, {
    amount: damage.total,
    by: 'creature',
    rules: ['C50-CBT-06', 'C50-DEG-08'],
    sums: [blowSum(damage)],
  });
  return hero.pv > 0;
}

/** The blow that a face of the creature's die deals to a hero who steps back, if any. */
export function retreatBlow(g: Known, hero: Hero, die: number): Damage | undefined {
  const { fight, variants } = g.state;
  const { creature, stoneSkin, pending } = fight!;
  const margin = marginOf(creature.car, die);
  const critical = isCritical(die);
  if (margin <= 0 && !critical) return undefined;
  const by = { value: creature.car, damage: creature.damage, atk: creature.atk, armour: creature.armour };
  const armour = wornArmour(g, hero) + (stoneSkin ? STONE_SKIN : 0);
  const gap = critical ? criticalGap(by, variants) : margin;
  // C50-Q-20: a +1 that waits for the next hit of the fight is paid here.
  return damageOf({ by, armour, gap, critical, halved: false, plus: pending }, variants);
}
