import { type Rule, roll, type SeatId } from '@souterrain/kernel';
import { type Amount, amountOf, type Bindings, diceIn, type Effect, hasDice } from '../notation/index.ts';
import type { AD2 } from '../world/ad2.ts';

/** What the amounts of a side are worth. */
export type Worth = (amount: Amount) => number;

/** AD2-EFF-19: dice amounts of a side, thrown once, for every target. */
export function* throwAmounts(
  g: AD2,
  effects: readonly Effect[],
  { seat, bindings = {} }: { readonly seat: SeatId; readonly bindings?: Bindings | undefined },
): Rule<Worth> {
  const values = new Map<Amount, number>();
  for (const effect of effects) {
    if (effect.kind !== 'valued') continue;
    const thrown: number[] = [];
    for (const { count, sides } of diceIn(effect.amount)) {
      const faces = yield* roll(g, { seat, count, sides, rule: 'AD2-EFF-19' });
      thrown.push(faces.reduce((total, face) => total + face, 0));
    }
    values.set(effect.amount, amountOf(effect.amount, { bindings, thrown }));
  }
  return (amount) => values.get(amount) ?? amountOf(amount, { bindings });
}

/** The same where nothing has to be thrown, as in most lines; undefined where something has. */
export function writtenAmounts(effects: readonly Effect[], bindings?: Bindings): Worth | undefined {
  for (const effect of effects) if (effect.kind === 'valued' && hasDice(effect.amount)) return undefined;
  return bindings ? (amount) => amountOf(amount, { bindings }) : AS_WRITTEN;
}

const AS_WRITTEN: Worth = (amount) => amountOf(amount);
