import type { Decision, Option } from '@souterrain/kernel';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../words/language.ts';
import { type Choice, DIGITS, isPlace, laidOut } from './choice.ts';
import type { Wording } from './wording.ts';

interface DecisionBarProps {
  readonly decision: Decision;
  /** The number of the decision: it grows with each answer. */
  readonly seq: number;
  readonly wording: Wording;
  readonly choice: Choice;
  readonly Glyph: ComponentType<{ readonly decision: Decision; readonly option: Option }>;
}

/** The open question of any system: every option is a button, and several may be asked for. */
export function DecisionBar({ decision, seq, wording, choice, Glyph }: DecisionBarProps) {
  const bar = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // The button just pressed is gone with its question: the keyboard goes on from the next one.
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, [decision]);
  const options = laidOut(decision);
  const mixed = options.some((o) => !isPlace(o));
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
      {options.map((option, index) => {
        const { label, hint } = wording.label(option);
        return (
          <button
            key={option.id}
            type="button"
            class={mixed && isPlace(option) ? 'opt place' : 'opt'}
            data-option={option.id}
            aria-pressed={choice.several ? choice.picked.value.includes(option) : undefined}
            onClick={() => choice.pick(option)}
            onMouseEnter={() => choice.point(option)}
            onFocus={() => choice.point(option)}
          >
            {!wording.faces && <Glyph decision={decision} option={option} />}
            <strong>{label}</strong>
            {hint !== undefined && <small>{hint}</small>}
            {index < DIGITS.length && !wording.faces && <kbd>{DIGITS[index]}</kbd>}
          </button>
        );
      })}
      {choice.several && (
        <button type="button" class="btn main" data-confirm disabled={!choice.complete.value} onClick={choice.confirm}>
          {words.value.table.confirm}
        </button>
      )}
    </fieldset>
  );
}
