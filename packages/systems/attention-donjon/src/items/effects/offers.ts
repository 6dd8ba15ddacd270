import { isSpent, offerId, pay, type Spending } from '@souterrain/crawl/items/effects';
import { act, option } from '@souterrain/kernel';
import { wouldMatter } from '../../rolls/count.ts';
import type { AD1 } from '../../world/ad1.ts';
import type { Bearing, Offer } from '../../world/features.ts';
import type { Roll } from '../../world/roll.ts';

const NONE: readonly Offer[] = [];

/** More dice on a roll, declared before it; a thing helps a roll once (AD1-MOD-05). */
export function moreDice(
  g: AD1,
  at: Bearing,
  { roll, value, ...spending }: Spending & { roll: Roll; value: number },
): readonly Offer[] {
  const { id, rule } = at.feature;
  if (isSpent(at, spending) || roll.pool.some((term) => term.label === id)) return NONE;
  return [
    option(
      offerId(at),
      act(() => {
        pay(g, at, spending);
        roll.pool.push({ label: id, value, rule });
        g.emit({
          type: 'rollChanged',
          figure: roll.who?.id ?? null,
          by: at.who.id,
          how: 'des',
          with: id,
          value,
          rules: [rule],
        });
      }),
      { label: id, params: { dice: value } },
    ),
  ];
}

/** A harder roll against the bearer, declared after its dice where it can still matter. */
export function harder(g: AD1, at: Bearing, { roll, ...spending }: Spending & { roll: Roll }): readonly Offer[] {
  const { id, rule } = at.feature;
  if (isSpent(at, spending) || !wouldMatter(roll, g.state, { harder: 1 })) return NONE;
  return [
    option(
      offerId(at),
      act(() => {
        pay(g, at, spending);
        roll.difficulty.push({ label: id, value: 1, rule });
        g.emit({
          type: 'rollChanged',
          figure: roll.who?.id ?? null,
          by: at.who.id,
          how: 'difficulte',
          with: id,
          value: 1,
          rules: [rule],
        });
      }),
      { label: id },
    ),
  ];
}
