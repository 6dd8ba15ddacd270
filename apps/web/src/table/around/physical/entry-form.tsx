import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { media } from '../../../page/media.ts';
import { DieFace } from '../dice/die.tsx';
import { isDice, leftOf, type Reading, readEntry } from './entry.ts';
import { entryWords } from './physical-words.ts';

/** A field that takes the focus would raise the keyboard of a phone. */
const hasMouse = media('(pointer: fine)');

interface EntryFormProps extends Reading {
  /** Whose each die is, where they are not all the same one’s. */
  readonly order: string | undefined;
  onSend(picks: readonly string[]): void;
}

/** A line for the whole throw: shown as it is read, explained when it is wrong, and kept until it is right. */
export function EntryForm({ onSend, order, ...reading }: EntryFormProps) {
  const { decision, deck, lang } = reading;
  const text = useSignal('');
  const said = entryWords[lang];
  const field = useRef<HTMLInputElement>(null);
  const left = leftOf(decision);
  const sides = Number(decision.params?.sides);
  const dice = isDice(decision);
  const problem = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const at = document.activeElement;
    const isFree = at === document.body || at?.closest('[data-decision]') !== null;
    if (hasMouse.value && isFree) field.current?.focus({ preventScroll: true });
  }, [decision]);
  const { picks, problem: wrong, complete } = readEntry(text.value, reading);
  const send = (event: Event) => {
    event.preventDefault();
    if (!complete) {
      problem.value = wrong ?? said.missing(left - picks.length);
      return;
    }
    text.value = '';
    problem.value = undefined;
    onSend(picks);
  };
  const told = wrong ?? problem.value;
  return (
    <form class="entry" onSubmit={send}>
      <label>
        <span>{dice ? said.dice(left, sides) : said.cards(left)}</span>
        <input
          ref={field}
          type="text"
          name="throw"
          value={text.value}
          inputMode={dice ? 'numeric' : 'text'}
          autoComplete="off"
          autoCapitalize="off"
          spellcheck={false}
          placeholder={dice ? said.diceExample(left, sides) : said.cardExample}
          aria-invalid={told !== undefined}
          aria-describedby="throw-problem"
          onKeyDown={(event) => {
            // The keys of the table are at hand again.
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
          onInput={(event) => {
            text.value = event.currentTarget.value;
            problem.value = undefined;
          }}
        />
      </label>
      <span class="so-far" aria-hidden="true">
        {picks
          .slice(0, left)
          .map((id, at) =>
            dice ? (
              <DieFace key={at} die={{ sides, face: Number(id), owner: 'hero', label: '' }} />
            ) : (
              deck && <deck.Card key={at} card={id} lang={lang} />
            ),
          )}
        {dice && left <= 12 && Array.from({ length: Math.max(0, left - picks.length) }, (_, at) => <i key={at} />)}
      </span>
      <button class="btn" type="submit" aria-disabled={!complete} data-send>
        {said.send}
      </button>
      <p id="throw-problem" role="status" class={told === undefined ? 'muted' : 'wrong'}>
        {told ?? order ?? said.tap}
      </p>
    </form>
  );
}
