import type { OfferedDecision } from '@souterrain/kernel';
import { number, signed } from '@souterrain/words';
import type { Hand, Thrown } from '../../../systems/adaptor.ts';
import { words } from '../../../words/language.ts';
import type { Choice } from '../../choice.ts';

/** A question that is answered on these dice. */
export interface Asking {
  readonly decision: OfferedDecision;
  readonly choice: Choice;
  readonly hand: Hand;
}

/** Many dice are drawn smaller, so that the total stays beside them. */
export const diceClass = ({ dice, added = [] }: Thrown): string =>
  dice.length + added.length > 4 ? 'dice many' : 'dice';

/** The total so far, where at least two things are counted. */
export function runningAt({ dice, added = [] }: Thrown, at: number): number | undefined {
  const counted = dice.filter(({ worth }) => worth !== undefined).length + added.length;
  if (counted < 2 || dice[at]?.worth === undefined) return undefined;
  return dice.slice(0, at + 1).reduce((sum, { worth = 0 }) => sum + worth, 0);
}

/** What is added to the dice, then what it all comes to. */
export function Total({ thrown }: { readonly thrown: Thrown }) {
  const { dice, added = [], total, verdict, success } = thrown;
  let running = dice.reduce((sum, { worth = 0 }) => sum + worth, 0);
  const tone = success === undefined ? '' : success ? ' plus' : ' minus';
  return (
    <>
      {added.map(({ label, value }, i) => {
        running += value;
        return (
          <p key={label} class="added" style={`--i:${dice.length + i}`}>
            <b class={value > 0 ? 'plus' : 'minus'}>{signed(value)}</b>
            <span>{label}</span>
            <small>{words.value.table.total(number(running))}</small>
          </p>
        );
      })}
      <p class={`verdict${tone}`} style={`--i:${dice.length + added.length}`}>
        {total ? (
          <>
            <b>{number(total.value)}</b>
            <span>{total.gap}</span>
            <span class="sr">{verdict}</span>
          </>
        ) : (
          verdict
        )}
      </p>
    </>
  );
}
