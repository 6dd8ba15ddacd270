import { areAdjacent } from '@souterrain/dungeon';
import { act } from '@souterrain/kernel';
import { cellId, placeOf } from '../movement/options.ts';
import { planOn } from '../movement/plan.ts';
import type { Figure, Pile } from '../state.ts';
import { defineWords } from '../text/catalogue.ts';
import { hints, on, one } from '../text/offers.ts';
import { type Action, actionOf } from '../world/action.ts';
import type { Crawl } from '../world/crawl.ts';
import { takeUp } from './inventory.ts';

/** AD1-EQUIP-06, AD1-EQUIP-07: one item of a pile, in its own square or an adjacent one; coins come along. */
export function pickUpActions(g: Crawl, figure: Figure): readonly Action[] {
  return pilesNear(g, figure).flatMap((pile) => {
    const at = placeOf(pile.cell);
    const loose = pile.items.filter((item) => !item.stuck);
    const items = loose.map((item): Action => {
      const rule = item.thrownBy === undefined ? 'AD1-EQUIP-06' : 'AD1-EQUIP-07';
      return actionOf({
        id: `ramasser-${item.id}`,
        type: 'bonus',
        rule,
        label: 'ramasser',
        params: { item: item.base },
        at,
        run: act(() => {
          takeCoins(g, figure, pile);
          takeUp(g, figure, { item, cell: pile.cell }, [rule]);
        }),
      });
    });
    if (items.length > 0 || pile.deniers === 0) return items;
    return [coins(g, figure, { pile, at })];
  });
}

export function pilesNear(g: Crawl, { cell }: Figure): readonly Pile[] {
  if (g.state.piles.length === 0) return NONE;
  const plan = planOn(g);
  return g.state.piles.filter((pile) => pile.cell === cell || areAdjacent(plan, pile.cell, cell));
}

const NONE: readonly Pile[] = [];

function coins(g: Crawl, figure: Figure, { pile, at }: { pile: Pile; at: NonNullable<Action['at']> }): Action {
  return actionOf({
    id: cellId('ramasser-deniers', pile.cell),
    type: 'bonus',
    rule: 'AD1-EQUIP-06',
    label: 'ramasser-deniers',
    params: { deniers: pile.deniers },
    at,
    run: act(() => {
      takeCoins(g, figure, pile);
    }),
  });
}

/** AD1-EQUIP-02: deniers take no room. */
function takeCoins(g: Crawl, figure: Figure, { deniers, cell }: Pile): void {
  if (deniers > 0)
    g.emit({ type: 'deniersPickedUp', figure: figure.id, deniers, cell, rules: ['AD1-EQUIP-02', 'AD1-EQUIP-06'] });
}

export const pickUpWords = defineWords({
  labels: {
    ramasser: { fr: on('Ramasser'), en: on('Pick up') },
    'ramasser-deniers': {
      fr: (o) => one(`Ramasser ${o.deniers(Number(o.option.params.deniers))}`, hints(o.type)),
      en: (o) => one(`Pick up ${o.deniers(Number(o.option.params.deniers))}`, hints(o.type)),
    },
  },
});
