import { type Action, type Amount, amountOf, diceIn } from '../../notation/index.ts';

/** The most Dommages that a failure prints; those with a variable are not known before they are suffered. */
export function worstFailure({ outcome }: Action): number {
  if (outcome?.kind !== 'enemy') return 0;
  const printed = outcome.failure.flatMap((joined) =>
    joined.map((effect) =>
      effect.kind === 'valued' && effect.id === 'dommages' && isPrinted(effect.amount) ? highest(effect.amount) : 0,
    ),
  );
  return Math.max(0, ...printed);
}

const isPrinted = ({ first, rest }: Amount): boolean =>
  [first, ...rest.map(({ term }) => term)].every((quantity) => typeof quantity !== 'string');

const highest = (amount: Amount): number =>
  amountOf(amount, { thrown: diceIn(amount).map(({ count, sides }) => count * sides) });
