import type { OfferedDecision } from '@souterrain/kernel';
import { number, signed } from '@souterrain/words';
import type { Hand, SceneProps, Thrown } from '../../../systems/adaptor.ts';
import { words } from '../../../words/language.ts';
import type { Choice } from '../../choice.ts';
import { Count } from './count.tsx';
import { DieFigure } from './die-figure.tsx';
import { Handful } from './handful.tsx';
import type { Roll } from './rolls.ts';

/** A question that is answered on these dice. */
export interface Asking {
  readonly decision: OfferedDecision;
  readonly choice: Choice;
  readonly hand: Hand;
}

interface RollBlockProps {
  readonly roll: Roll;
  readonly scene: SceneProps;
  readonly asking?: Asking | undefined;
}

/** One roll: every die, what it is worth and the total so far, then the sum and what is missing or exceeds. */
export function RollBlock({ roll: { thrown, sums }, scene, asking }: RollBlockProps) {
  const counted = thrown.dice.length + (thrown.added?.length ?? 0);
  return (
    <div class={asking ? 'roll asking' : 'roll'}>
      <header>
        <h2>{thrown.title}</h2>
        {thrown.need !== undefined && <p>{thrown.need}</p>}
      </header>
      {asking ? <Handful thrown={thrown} scene={scene} {...asking} /> : <Dice thrown={thrown} />}
      {sums
        .filter(({ label }) => label !== thrown.counts)
        .map((sum) => (
          <Count key={sum.label} sum={sum} scene={scene} after={counted + 1} />
        ))}
    </div>
  );
}

const Dice = ({ thrown }: { readonly thrown: Thrown }) => (
  <div class={diceClass(thrown)}>
    {thrown.dice.map((die, at) => (
      <DieFigure key={at} die={die} at={at} running={runningAt(thrown, at)} />
    ))}
    <Total thrown={thrown} />
  </div>
);

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
