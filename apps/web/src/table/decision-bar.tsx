import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { Adaptor, SceneProps, Shown } from '../systems/adaptor.ts';
import { words } from '../words/language.ts';
import { byDigit, type Choice, isPlace, laidOut } from './choice.ts';
import { useGoesOn } from './goes-on.ts';
import { OptionButton } from './option-button.tsx';
import { joined, type Wording } from './wording.ts';

interface DecisionBarProps {
  readonly decision: OfferedDecision;
  /** The number of the decision: it grows with each answer. */
  readonly seq: number;
  readonly wording: Wording;
  readonly choice: Choice;
  readonly adaptor: Adaptor;
  readonly scene: SceneProps;
}

/** The open question of any system: every option is a button, and several may be asked for. */
export function DecisionBar({ decision, seq, wording, choice, adaptor, scene }: DecisionBarProps) {
  const { ends, Glyph, Places, Sections } = adaptor;
  const bar = useRef<HTMLFieldSetElement>(null);
  useGoesOn(bar, decision);
  useEffect(() => {
    if (bar.current) bar.current.scrollTop = 0;
  }, [decision]);
  const options = laidOut(decision);
  const places = Places ? options.filter(isPlace) : [];
  const others = Places ? options.filter((option) => !isPlace(option) && !option.minor) : options;
  const minor = Places ? options.filter((option) => option.minor) : [];
  const digits = new Map(
    [...(wording.faces ? [] : byDigit(decision, ends, choice.page.value))].map(([digit, option]) => [option, digit]),
  );
  const digitOf = (option: OfferedOption) => digits.get(option);
  const button = (option: OfferedOption, { short, on }: Partial<Shown> = {}) => {
    const { label, hint } = wording.label(option);
    return (
      <OptionButton key={option.id} {...{ option, choice, on }} digit={digitOf(option)} ends={option.id === ends}>
        {!wording.faces && <Glyph decision={decision} option={option} />}
        <strong aria-hidden={short ? true : undefined}>{short ?? joined(label)}</strong>
        {short && <span class="sr">{label}</span>}
        {hint !== undefined && <small>{hint}</small>}
      </OptionButton>
    );
  };
  return (
    <fieldset
      ref={bar}
      tabIndex={-1}
      class={wording.faces ? 'opts faces' : 'opts'}
      data-decision={decision.id}
      data-seat={decision.seat}
      data-seq={seq}
      aria-label={wording.prompt}
      onMouseLeave={() => choice.point(undefined)}
    >
      {Sections && !wording.faces ? (
        <Sections decision={decision} scene={scene} button={button} />
      ) : (
        others.map((option) => button(option))
      )}
      {Places && places.length > 0 && (
        <Places decision={decision} options={places} choice={choice} label={wording.label} digit={digitOf} />
      )}
      {minor.map((option) => button(option))}
      {choice.several && (
        <button type="button" class="btn main" data-confirm disabled={!choice.complete.value} onClick={choice.confirm}>
          {words.value.table.confirm}
        </button>
      )}
    </fieldset>
  );
}
