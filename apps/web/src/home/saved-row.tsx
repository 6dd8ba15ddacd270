import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { words } from '../words/language.ts';
import { readShelf } from './shelf.ts';

interface SavedRowProps {
  readonly title: string;
  readonly note: ComponentChildren;
  /** Said before it is deleted. */
  readonly question: string;
  /** What its export is called, where it is not the usual one. */
  readonly exports?: string;
  /** What opens it, if anything does. */
  readonly children?: ComponentChildren;
  /** What can be read of it. */
  readonly below?: ComponentChildren;
  onExport(): void;
  /** Gives what stands instead where it has changed since it was shown. */
  onDelete(): Promise<object | undefined>;
}

/** Something kept on this device: it is exported, and deleted once the reader has said yes. */
export function SavedRow({ title, note, question, exports, children, below, onExport, onDelete }: SavedRowProps) {
  const asking = useSignal(false);
  const failed = useSignal<'changed' | 'refused' | undefined>(undefined);
  const { saves } = words.value;
  const remove = async () => {
    asking.value = false;
    failed.value = await onDelete().then(
      (lost) => (lost ? 'changed' : undefined),
      () => 'refused' as const,
    );
    await readShelf();
  };
  if (asking.value)
    return (
      <li class="panel saved asking">
        <p>{question}</p>
        <span class="row">
          <button class="btn risk" type="button" onClick={remove}>
            {saves.yes}
          </button>
          <button class="btn" type="button" onClick={() => (asking.value = false)}>
            {saves.no}
          </button>
        </span>
      </li>
    );
  return (
    <li class="panel saved">
      <p>
        <b>{title}</b>
        <small>{note}</small>
      </p>
      <span class="row">
        {children}
        <button class="btn quiet" type="button" onClick={onExport}>
          {exports ?? saves.export}
        </button>
        <button class="btn quiet" type="button" onClick={() => (asking.value = true)}>
          {saves.delete}
        </button>
      </span>
      {below}
      {failed.value && (
        <p class="notice" role="alert">
          {failed.value === 'changed' ? saves.changedSince : saves.notDeleted}
        </p>
      )}
    </li>
  );
}
