import type { Effect, ReussiteOption } from '../notation/index.ts';

/** What one Jet has bought so far: places in the list of options, in the order bought (AD2-REU-06). */
export type Bought = readonly number[];

export interface Spending {
  readonly options: readonly ReussiteOption[];
  readonly surplus: number;
  /** What the action does by itself. */
  readonly own: readonly Effect[];
}

export const leftAfter = ({ options, surplus }: Spending, bought: Bought): number =>
  bought.reduce((left, place) => left - options[place]!.price, surplus);

/** AD2-NOT-23: the places of the options that may be bought next; the +1 to the result is never among them (AD2-REU-10). */
export function purchasable(spending: Spending, bought: Bought): number[] {
  const left = leftAfter(spending, bought);
  const settled = [...spending.own, ...boughtEffects(spending, bought)];
  return spending.options.flatMap(({ price, effects, most }, place) => {
    // AD2-NOT-24: the price, and the most purchases of one Jet.
    if (price > left || bought.filter((other) => other === place).length >= (most ?? Number.POSITIVE_INFINITY))
      return [];
    const useful = effects.some((joined) => joined.some((effect) => !isRepeated(effect, settled)));
    return useful ? [place] : [];
  });
}

/** AD2-REU-07, AD2-EFF-10: a state, or a push, is not bought twice for one target. */
const isRepeated = (effect: Effect, settled: readonly Effect[]): boolean =>
  (effect.kind === 'state' || (effect.kind === 'plain' && effect.id === 'repousser')) &&
  settled.some((other) => other.kind === effect.kind && other.id === effect.id);

/** Options that leave no choice, as bought; a choice is made when it is applied. */
const boughtEffects = ({ options }: Spending, bought: Bought): Effect[] =>
  bought.flatMap((place) => {
    const { effects } = options[place]!;
    return effects.length === 1 ? (effects[0] ?? []) : [];
  });
