import type { Option } from '@souterrain/kernel';
import type { ComponentChildren } from 'preact';
import type { Choice } from './choice.ts';

interface OptionButtonProps {
  readonly option: Option;
  readonly choice: Choice;
  /** What it says, where its content does not say it all. */
  readonly label?: string | undefined;
  /** The key that takes it, for the first ones. */
  readonly digit: string | undefined;
  readonly ends?: boolean;
  /** There already: it would be taken away. */
  readonly on?: boolean | undefined;
  readonly children: ComponentChildren;
}

export const OptionButton = ({ option, choice, label, digit, ends, on, children }: OptionButtonProps) => (
  <button
    type="button"
    class={`opt${ends ? ' ends' : ''}${on ? ' on' : ''}`}
    data-option={option.id}
    aria-label={label}
    aria-keyshortcuts={digit}
    aria-pressed={choice.several ? choice.picked.value.includes(option) : undefined}
    onClick={() => choice.pick(option)}
    onMouseEnter={() => choice.point(option)}
    onFocus={() => choice.point(option)}
  >
    {children}
    {digit !== undefined && <kbd>{digit}</kbd>}
  </button>
);
