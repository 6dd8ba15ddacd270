import { areEnemies, isActive } from '@souterrain/crawl/figures/sides';
import { mayMove } from '@souterrain/crawl/movement/actions';
import { arrive } from '@souterrain/crawl/movement/move';
import { cellOption } from '@souterrain/crawl/movement/options';
import { isEmpty, planOn, sees, zonesBetween } from '@souterrain/crawl/movement/plan';
import { flag } from '@souterrain/crawl/rounds/turn';
import { type Figure, isOnBoard } from '@souterrain/crawl/state';
import type { Cell } from '@souterrain/dungeon';
import { ask, type Rule } from '@souterrain/kernel';
import type { Feature } from '../../figures/features.ts';
import type { AD1, State } from '../../state.ts';
import { attacksThat, chooseStrike } from '../strike-actions.ts';

export const bondMeurtrier: Feature = {
  id: 'bond-meurtrier',
  rule: 'AD1-BERS-18',
  actions(g, { who }) {
    const { state } = g;
    // AD1-TRES-22: a talent that moves the hero asks what a movement asks.
    if (!mayMove(state, who) || melee(g, who).length === 0) return [];
    return state.figures
      .filter((other) => isOnBoard(other) && areEnemies(who, other) && isNear(state, who, other))
      .filter((other) => landings(state, other).length > 0)
      .map((target) => ({
        id: `bond-meurtrier-${target.id}`,
        type: 'standard' as const,
        rule: 'AD1-BERS-18' as const,
        label: 'bond-meurtrier',
        params: { target: target.id },
        at: { figure: target.id },
        run: () => leap(g, who, target),
      }));
  },
};

const melee = (g: AD1, who: Figure) => attacksThat(g, who, ({ skill }) => skill === 'melee');

const isNear = (state: State, who: Figure, other: Figure): boolean =>
  zonesBetween(state, who.cell, other.cell) <= 1 && sees(state, who.cell, other.cell);

const landings = (state: State, target: Figure): readonly Cell[] =>
  (planOn(state).adjacent.get(target.cell) ?? []).filter((cell) => isEmpty(state, cell));

function* leap(g: AD1, who: Figure, target: Figure): Rule<void> {
  const cell = yield* ask({
    id: 'bond-case',
    seat: who.hero!.seat,
    rule: 'AD1-BERS-18',
    params: { target: target.id },
    options: landings(g.state, target).map((to) => cellOption('case', to)),
  });
  yield* arrive(g, who, { cell, how: 'bond' });
  // AD1-BERS-18: the leap is a movement for Charge.
  flag(g, who, 'change-de-zone');
  if (!isActive(g.state, who)) return;
  yield* chooseStrike(g, who, {
    attacks: melee(g, who),
    targets: [target],
    plan: {
      id: 'bond-attaque',
      rule: 'AD1-BERS-18',
      how: 'standard',
      extra: { damage: 1, rule: 'AD1-BERS-18', label: 'bond-meurtrier' },
    },
  });
}
