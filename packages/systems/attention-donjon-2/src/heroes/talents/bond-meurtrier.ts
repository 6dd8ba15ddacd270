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
import type { AD2, State } from '../../state.ts';
import { attacksThat, chooseStrike, isMelee } from '../strike-actions.ts';

export const bondMeurtrier: Feature = {
  id: 'bond-meurtrier',
  rule: 'AD2-XBER-11',
  actions(g, { who }) {
    const { state } = g;
    // A talent that moves the hero asks what a movement asks.
    if (!mayMove(state, who) || attacksThat(g, who, isMelee).length === 0) return [];
    return state.figures
      .filter((other) => isOnBoard(other) && areEnemies(who, other) && isNear(state, who, other))
      .filter((other) => landings(state, other).length > 0)
      .map((target) => ({
        id: `bond-meurtrier-${target.id}`,
        type: 'standard' as const,
        rolls: true,
        rule: 'AD2-XBER-11' as const,
        label: 'bond-meurtrier',
        params: { target: target.id },
        at: { figure: target.id },
        run: () => leap(g, who, target),
      }));
  },
};

const isNear = (state: State, who: Figure, other: Figure): boolean =>
  zonesBetween(state, who.cell, other.cell) <= 1 && sees(state, who.cell, other.cell);

const landings = (state: State, target: Figure): readonly Cell[] =>
  (planOn(state).adjacent.get(target.cell) ?? []).filter((cell) => isEmpty(state, cell));

function* leap(g: AD2, who: Figure, target: Figure): Rule<void> {
  const cell = yield* ask({
    id: 'bond-case',
    seat: who.hero!.seat,
    rule: 'AD2-XBER-11',
    params: { target: target.id },
    options: landings(g.state, target).map((to) => cellOption('case', to)),
  });
  yield* arrive(g, who, { cell, how: 'bond' });
  // AD2-XBER-11: the leap is a movement for Charge.
  flag(g, who, 'change-de-zone');
  if (!isActive(g.state, who)) return;
  yield* chooseStrike(g, who, {
    attacks: attacksThat(g, who, isMelee),
    targets: [target],
    plan: {
      id: 'bond-attaque',
      rule: 'AD2-XBER-11',
      how: 'standard',
      extraDice: [{ label: 'bond-meurtrier', value: 1, rule: 'AD2-XBER-11' }],
    },
  });
}
