import { useEffect, useRef } from 'preact/hooks';
import { phone } from '../page/media.ts';
import { href } from '../page/route.ts';
import { language, words } from '../words/language.ts';
import { Book } from './book.tsx';
import { rulebookWords } from './rulebook-words.ts';
import { useBook } from './use-book.ts';

interface DrawerProps {
  readonly system: string;
  readonly rule: string | undefined;
  onClose(): void;
}

/** The rules beside the table: it goes on being played under them, except on a phone, which they fill. */
export function Drawer({ system, rule, onClose }: DrawerProps) {
  const book = useBook(system).value;
  const box = useRef<HTMLDialogElement>(null);
  const w = rulebookWords[language.value];
  // Before the field in it takes the focus.
  const { current: from } = useRef(document.activeElement);
  useEffect(() => {
    const dialog = box.current;
    if (phone.value) dialog?.showModal();
    else dialog?.show();
    return () => {
      dialog?.close();
      // Whoever asked for the rules goes on from there.
      if (from instanceof HTMLElement && from.isConnected) from.focus();
      else document.querySelector<HTMLElement>('[data-decision]')?.focus();
    };
  }, []);
  return (
    <dialog
      ref={box}
      class="rules-drawer panel"
      aria-label={w.heading}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 class="title">{w.heading}</h2>
        <a href={href({ rules: system })} target="_blank" rel="noopener">
          {w.page}
        </a>
        <button class="btn quiet" type="button" aria-label={w.close} onClick={onClose}>
          ×
        </button>
      </header>
      {book ? <Book book={book} rule={rule} /> : <p class="muted">{words.value.table.loading}</p>}
    </dialog>
  );
}
