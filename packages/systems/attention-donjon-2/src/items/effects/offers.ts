import { isSpent, offerId, pay, type Spending } from '@souterrain/crawl/items/effects';
import { act, option } from '@souterrain/kernel';
import { addDice, addResult, holds } from '../../jets/changes.ts';
import { wouldMatter } from '../../jets/count.ts';
import { changedOdds } from '../../odds/standing.ts';
import type { AD2 } from '../../world/ad2.ts';
import type { Bearing, Offer } from '../../world/features.ts';
import type { Jet } from '../../world/jet.ts';
import type { DommagesSource } from '../../world/source.ts';

const NONE: readonly Offer[] = [];

/** +nD on a Jet, declared before it; a thing helps a Jet once (AD2-BONUS-05). */
export function moreDice(
  g: AD2,
  at: Bearing,
  { jet, value, ...spending }: Spending & { jet: Jet; value: number },
): readonly Offer[] {
  const { id, rule } = at.feature;
  if (isSpent(at, spending) || holds(jet, id)) return NONE;
  return [
    option(
      offerId(at),
      act(() => {
        pay(g, at, spending);
        addDice(g, jet, { by: at.who, label: id, rule, value });
      }),
      { label: id, params: { dice: value } },
    ),
  ];
}

/** AD2-XCONV-06: +1 to the result of the bearer, declared after the dice where it can still matter. */
export function better(g: AD2, at: Bearing, { jet, ...spending }: Spending & { jet: Jet }): readonly Offer[] {
  const { id, rule } = at.feature;
  if (isSpent(at, spending) || !wouldMatter(g, jet, { added: 1 })) return NONE;
  return [
    option(
      offerId(at),
      act(() => {
        pay(g, at, spending);
        addResult(g, jet, { by: at.who, label: id, rule, value: 1 });
      }),
      { label: id, odds: changedOdds(g, jet, { added: 1 }) },
    ),
  ];
}

/** AD2-XCONV-06: Armure +1 against one source, declared before the loss. */
export function sturdier(
  g: AD2,
  at: Bearing,
  { source, ...spending }: Spending & { source: DommagesSource },
): readonly Offer[] {
  const { id, rule } = at.feature;
  if (isSpent(at, spending) || source.direct) return NONE;
  return [
    option(
      offerId(at),
      act(() => {
        pay(g, at, spending);
        source.braced.push({ label: id, value: 1, rule });
      }),
      { label: id },
    ),
  ];
}
