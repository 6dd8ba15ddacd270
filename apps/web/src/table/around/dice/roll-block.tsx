import type { SceneProps, Thrown } from '../../../systems/adaptor.ts';
import { Count } from './count.tsx';
import { type Asking, diceClass, runningAt, Total } from './dice-on-table.tsx';
import { DieFigure } from './die-figure.tsx';
import { Handful } from './handful.tsx';
import type { Roll } from './rolls.ts';

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
