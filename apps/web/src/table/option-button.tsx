import type { OfferedOption } from '@souterrain/kernel';
import type { ComponentChildren } from 'preact';
import type { Choice, Worth } from './choice.ts';

interface OptionButtonProps {
  readonly option: OfferedOption;
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
    class={`opt${ends ? ' ends' : ''}${on ? ' on' : ''}${option.weighed ? ' weighed' : ''}${choice.pointed.value === option ? ' pointed' : ''}`}
    data-option={option.id}
    aria-label={label}
    aria-keyshortcuts={digit}
    aria-pressed={choice.several ? choice.picked.value.includes(option) : undefined}
    onClick={() => choice.pick(option)}
    onMouseEnter={() => choice.point(option)}
    onFocus={() => choice.point(option)}
  >
    {children}
    <Chance worth={choice.worth.value.get(option)} />
    {digit !== undefined && <kbd>{digit}</kbd>}
  </button>
);

/** At the top right of the option, and as a bar under it. */
const Chance = ({ worth }: { readonly worth: Worth | undefined }) =>
  worth && (
    <em class="chance" title={worth.of}>
      <span class="sr">{worth.of} </span>
      {worth.text}
      <i style={`width:${(100 * worth.chance).toFixed(1)}%`} />
    </em>
  );
