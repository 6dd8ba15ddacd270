import { useSignal } from '@preact/signals';
import type { OfferedOption } from '@souterrain/kernel';
import { percent } from '@souterrain/words';
import { useEffect } from 'preact/hooks';
import { phone } from '../../../page/media.ts';
import type { SceneProps, Thrown } from '../../../systems/adaptor.ts';
import { wordingOf } from '../../wording.ts';
import { useOdds } from '../odds/use-odds.ts';
import { type Asking, diceClass, runningAt, Total } from './dice-on-table.tsx';
import { diceWords } from './dice-words.ts';
import { DieFigure } from './die-figure.tsx';

interface HandfulProps extends Asking {
  readonly thrown: Thrown;
  readonly scene: SceneProps;
}

/** Dice taken by hand: those that may go are buttons. */
export function Handful({ thrown, scene, decision, choice, hand }: HandfulProps) {
  const marked = useSignal<readonly number[]>([]);
  useEffect(() => {
    marked.value = [];
  }, [decision]);
  const said = diceWords[scene.lang];
  const wording = wordingOf(decision, scene.words, scene);
  const optionOf = (id: string | undefined) => decision.options.find((option) => option.id === id);
  const answer = (option: OfferedOption | undefined) => option && choice.pick(option);
  const staged = marked.value.length > 0 ? optionOf(hand.option(marked.value)) : undefined;
  const take = (at: number) => {
    if (!hand.several) answer(optionOf(hand.option([at])));
    else if (marked.value.includes(at)) marked.value = marked.value.filter((one) => one !== at);
    else marked.value = [...marked.value, at];
    choice.point(hand.several ? optionOf(hand.option(marked.value)) : undefined);
  };
  const takingOf = (at: number) =>
    hand.dice.includes(at)
      ? {
          pressed: hand.several ? marked.value.includes(at) : undefined,
          label: hand.several ? said.risk(thrown.dice[at]!.face) : wording.label(optionOf(hand.option([at]))!).label,
          take: () => take(at),
        }
      : undefined;
  return (
    <>
      <div class={diceClass(thrown)}>
        {thrown.dice.map((die, at) => (
          <DieFigure key={at} die={die} at={at} running={runningAt(thrown, at)} taking={takingOf(at)} />
        ))}
        {hand.beside?.map(({ die, option }, i) => (
          <DieFigure
            key={option}
            die={die}
            at={thrown.dice.length + i}
            running={undefined}
            taking={{
              pressed: undefined,
              label: wording.label(optionOf(option)!).label,
              take: () => answer(optionOf(option)),
            }}
          />
        ))}
        <Total thrown={thrown} />
      </div>
      {!phone.value && <Stakes {...{ decision, choice, scene, staged }} several={hand.several} />}
    </>
  );
}

interface StakesProps extends Pick<HandfulProps, 'decision' | 'choice' | 'scene'> {
  /** The answer that the dice taken so far would give. */
  readonly staged: OfferedOption | undefined;
  readonly several: boolean;
}

/** Every answer with its chances, beside the dice; the sheet of a phone has room for its options alone. */
function Stakes({ decision, choice, scene, staged, several }: StakesProps) {
  const known = useOdds(decision).value;
  const wording = wordingOf(decision, scene.words, scene);
  const spelt = (chance: number) => percent(chance, { lang: scene.lang, digits: 0 });
  return (
    <>
      {several && <p class="muted">{diceWords[scene.lang].touch}</p>}
      <ul class="stakes" data-stakes>
        {decision.options.map((option) => {
          const { label, hint } = wording.label(option);
          const [first, second] = known.get(option)?.prospects ?? [];
          return (
            <li key={option.id}>
              <button
                type="button"
                class={option === staged ? 'btn stake main' : 'btn stake'}
                data-stake={option.id}
                onClick={() => choice.pick(option)}
              >
                <span>
                  <b>{label}</b>
                  {hint !== undefined && <small>{hint}</small>}
                </span>
                {first && (
                  <span class="chance">
                    <span>
                      <small>{scene.words.term(first.label, first.params)}</small>{' '}
                      <strong>{spelt(first.chance)}</strong>
                    </span>
                    {second && (
                      <small>
                        {scene.words.term(second.label, second.params)} {spelt(second.chance)}
                      </small>
                    )}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
