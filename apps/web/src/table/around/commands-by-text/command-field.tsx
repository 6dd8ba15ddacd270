import { useSignal } from '@preact/signals';
import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { adoptStyles } from '../../../page/adopt.ts';
import css from '../../../styles/commands-by-text.css?inline';
import { language } from '../../../words/language.ts';
import { type Choice, laidOut } from '../../choice.ts';
import type { Wording } from '../../wording.ts';
import { focusQuestion } from '../focus.ts';
import { takeTypedAhead, typing } from './command-state.ts';
import { commandWords } from './command-words.ts';
import { matching, type Named, resolve } from './match.ts';

adoptStyles(css);

interface CommandFieldProps {
  readonly decision: OfferedDecision;
  readonly wording: Wording;
  readonly choice: Choice;
}

/** So many options are listed under the field, and named in a refusal. */
const LISTED = 7;
const NAMED = 3;

export const CommandField = (props: CommandFieldProps) => (typing.value ? <OpenField {...props} /> : null);

/** A field where the beginning of an option is typed: what fits is listed, Tab completes, Enter takes it. */
function OpenField({ decision, wording, choice }: CommandFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const typed = useSignal('');
  const told = useSignal('');
  const at = useSignal(-1);
  const said = commandWords[language.value];
  // At once: letters typed while the field opens belong to it, not to the keys of the table.
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    typed.value = takeTypedAhead();
  }, []);
  const asked = useRef(decision);
  useEffect(() => {
    if (asked.current === decision) return;
    asked.current = decision;
    typed.value = told.value = '';
    at.value = -1;
  }, [decision]);
  const all = laidOut(decision).map((option): Named => ({ option, label: wording.label(option).label }));
  const fitting = matching(typed.value, all);
  const listed = fitting.slice(0, LISTED);
  const close = () => {
    typing.value = false;
    focusQuestion();
  };
  const take = ({ option, label }: Named) => {
    if (!choice.several) typing.value = false;
    choice.pick(option);
    if (!choice.several) return focusQuestion();
    told.value = choice.picked.value.includes(option) ? said.picked(label) : said.dropped(label);
    typed.value = '';
    at.value = -1;
  };
  const send = () => {
    const pointed = listed[at.value];
    if (pointed) return take(pointed);
    if (typed.value.trim() === '' && choice.several) {
      told.value = choice.complete.value ? '' : said.incomplete;
      choice.confirm();
      return;
    }
    const found = resolve(typed.value, all);
    if (found.kind === 'one') take(found.named);
    else if (found.kind === 'none') told.value = typed.value.trim() === '' ? said.hint : said.none(typed.value.trim());
    else {
      const labels = found.named.map(({ label }) => label);
      told.value = said.several(labels.slice(0, NAMED), Math.max(0, labels.length - NAMED));
    }
  };
  const point = (to: number) => {
    at.value = listed.length === 0 ? -1 : (to + listed.length) % listed.length;
    choice.point(listed[at.value]?.option);
  };
  const onKey = (event: KeyboardEvent) => {
    const done = () => event.preventDefault();
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') send();
    else if (event.key === 'ArrowDown') point(at.value + 1);
    else if (event.key === 'ArrowUp') point(Math.max(at.value, 0) - 1);
    else if (event.key === 'Tab' && !event.shiftKey && typed.value !== '' && listed[0])
      typed.value = (listed[at.value] ?? listed[0]).label;
    else return;
    done();
  };
  return (
    <div class="typing panel">
      <label for="typing-field">{said.label}</label>
      <input
        ref={field}
        id="typing-field"
        type="text"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        aria-expanded={listed.length > 0}
        aria-controls="typing-list"
        aria-autocomplete="list"
        aria-activedescendant={at.value >= 0 ? `typing-${at.value}` : undefined}
        aria-describedby="typing-told"
        placeholder={said.hint}
        value={typed.value}
        onKeyDown={onKey}
        onBlur={() => {
          // Another window may take the focus for a while.
          if (document.hasFocus()) typing.value = false;
        }}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
          told.value = '';
          at.value = -1;
        }}
      />
      <Fitting {...{ listed, choice }} at={at.value} label={said.count(fitting.length)} onTake={take} />
      <p id="typing-told" class={told.value === '' ? 'muted' : 'told'} role="status">
        {told.value || said.count(fitting.length)}
      </p>
    </div>
  );
}

interface FittingProps {
  readonly listed: readonly Named[];
  readonly choice: Choice;
  readonly at: number;
  readonly label: string;
  onTake(named: Named): void;
}

const isPicked = (choice: Choice, option: OfferedOption): boolean => choice.picked.value.includes(option);

/** What fits so far; the keyboard stays in the field, so these are for the pointer. */
const Fitting = ({ listed, choice, at, label, onTake }: FittingProps) => (
  <div id="typing-list" role="listbox" aria-label={label} onPointerDown={(event) => event.preventDefault()}>
    {listed.map((named, i) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the field moves between them with the arrows.
      // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and says which one is pointed at.
      <div
        key={named.option.id}
        id={`typing-${i}`}
        role="option"
        aria-selected={i === at || isPicked(choice, named.option)}
        class={i === at ? 'at' : ''}
        onClick={() => onTake(named)}
      >
        {named.label}
      </div>
    ))}
  </div>
);
