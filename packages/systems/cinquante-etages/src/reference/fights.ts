import type { Option } from '@souterrain/kernel';
import type { C50Attack } from '../events.ts';
import { type Hero, type Known, maxPv } from '../state.ts';
import { expectedHit } from './danger.ts';
import { bestAttack } from './gear.ts';
import { firstOf } from './options.ts';

/** One exchange: an object when one is called for and offered, else the best attack. */
export function fightChoice(g: Known, hero: Hero, options: readonly Option[]): number {
  const fight = g.state.fight!;
  const attack = bestAttack(g, hero, fight.exchange + 1);
  const objects = [
    ...(needsHealing(g, hero, attack) ? healingOf(hero) : []),
    // Kept for the guardian, who cannot be avoided (C50-MAG-06, C50-MAG-08).
    ...(fight.kind === 'guardian' ? ['peau-de-pierre', 'lire-peau-de-pierre'] : []),
  ];
  const object = firstOf(options, objects);
  return object >= 0 ? object : options.findIndex((o) => isAttack(o.value, attack));
}

/** C50-BAL-02: PV at or below max(30% of the maximum, expected hit + 3), the hit in whole PV. */
export function needsHealing(g: Known, hero: Hero, attack: C50Attack): boolean {
  const hit = expectedHit(g, hero, g.state.fight!, attack);
  return hero.pv <= Math.max(0.3 * maxPv(hero), Math.ceil(hit) + 3);
}

/** A great potion is for wounds it would not be wasted on. */
function healingOf(hero: Hero): readonly string[] {
  const small = ['lire-soin', 'boire-potion-de-soin'];
  return maxPv(hero) - hero.pv >= 20 ? ['boire-grande-potion', ...small] : [...small, 'boire-grande-potion'];
}

function isAttack(value: unknown, { kind, id }: C50Attack): boolean {
  const { attack } = value as { readonly attack?: C50Attack };
  return attack?.kind === kind && attack.id === id;
}
