import { useEffect, useRef } from 'preact/hooks';
import { language, words } from '../../words/language.ts';
import type { KeyRow } from '../../words/words.ts';
import { helpOpen } from '../help-state.ts';
import { learnKeys } from './learn-keys.ts';

interface HelpProps {
  /** The keys of the system on the table. */
  readonly more: readonly KeyRow[] | undefined;
}

/** The list of keys. */
export function Help({ more = [] }: HelpProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { heading, rows, close } = words.value.keys;
  useEffect(() => {
    if (helpOpen.value) dialog.current?.showModal();
    else dialog.current?.close();
    // The button that closes it has the focus, and stands at its end: a low screen still shows the list from its start.
    dialog.current?.scrollTo(0, 0);
  }, [helpOpen.value]);
  return (
    <dialog ref={dialog} class="panel help" aria-label={heading} onClose={() => (helpOpen.value = false)}>
      <h2 class="title">{heading}</h2>
      <dl>
        {[...rows, ...learnKeys[language.value], ...more].map(([keys, meaning]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <button class="btn" type="button" onClick={() => (helpOpen.value = false)}>
        {close}
      </button>
    </dialog>
  );
}
