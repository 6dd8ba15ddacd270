import type { RuleId } from '@souterrain/catalog';
import { useOnce, wasUsed } from '@souterrain/crawl/figures/marks';
import { useUp } from '@souterrain/crawl/items/inventory';
import { option } from '@souterrain/kernel';
import type { Bearing, Offer } from '../../figures/features.ts';
import { wouldMatter } from '../../rolls/count.ts';
import type { Roll } from '../../rolls/roll.ts';
import type { AD1 } from '../../state.ts';

const NONE: readonly Offer[] = [];

interface Spending {
  /** How it is paid for: a piece of the item, or once a Round. */
  readonly pays: 'piece' | 'round';
  readonly rule: RuleId;
}

const keyOf = (at: Bearing): string => `${at.feature.id}-${at.item?.id ?? ''}`;

const isSpent = (at: Bearing, { pays }: Spending): boolean => pays === 'round' && wasUsed(at.who, 'round', keyOf(at));

function pay(g: AD1, at: Bearing, { pays, rule }: Spending): void {
  if (pays === 'piece') useUp(g, at.who, at.item!, [rule]);
  else useOnce(g, at.who, { span: 'round', key: keyOf(at), rules: [rule] });
}

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
      `${id}-${at.item?.id ?? 'effet'}`,
      function* () {
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
      },
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
      `${id}-${at.item?.id ?? 'effet'}`,
      function* () {
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
      },
      { label: id },
    ),
  ];
}
