import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { type C50, type C50State, CHARACTERISTICS, type Characteristic, type Hero } from '../state.ts';

/** C50-CAR-10, C50-CAR-11: of characteristics alone, before what modifies one roll. */
export const CAP = 16;

/** C50-CAR-10, C50-PC-04; C50-Q-22 lifts the cap for Charisma alone. */
export const canRaise = (state: C50State, hero: Hero, characteristic: Characteristic): boolean =>
  hero.car[characteristic] < CAP || (characteristic === 'cha' && state.variants.cap === 'exceptCha');

/** One option for each characteristic that a kept point may raise (C50-PC-03). */
export function spendOptions(state: C50State, hero: Hero): readonly Option<Characteristic>[] {
  if (hero.points === 0) return [];
  return CHARACTERISTICS.filter((c) => canRaise(state, hero, c)).map((c) =>
    option(`investir-${c}`, c, { label: 'investir', params: { characteristic: c, value: hero.car[c] + 1 } }),
  );
}

export function spendPoint(g: C50, hero: Hero, characteristic: Characteristic): void {
  const value = hero.car[characteristic] + 1;
  const rules =
    characteristic === 'end' ? (['C50-PC-03', 'C50-PV-03', 'C50-PV-04'] as const) : (['C50-PC-03'] as const);
  g.emit({ type: 'pointSpent', seat: hero.seat, characteristic, value, rules });
}

/** C50-PC-07: asked on leaving a floor; a point may be kept. */
export function* offerPoints(g: C50, hero: Hero): Rule<void> {
  while (hero.points > 0) {
    const spend = spendOptions(g.state, hero);
    const choice = yield* ask<Characteristic | 'passer'>({
      id: 'investir',
      seat: hero.seat,
      rule: 'C50-PC-07',
      params: { points: hero.points },
      options: [...spend, option('passer', 'passer', { label: 'garder' })],
    });
    if (choice === 'passer') return;
    spendPoint(g, hero, choice);
  }
}
