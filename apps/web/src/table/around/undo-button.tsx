import { useSignal } from '@preact/signals';
import type { Fault } from '@souterrain/kernel';
import { useEffect } from 'preact/hooks';
import { sayFault } from '../../words/fault.ts';
import { language, words } from '../../words/language.ts';

interface UndoButtonProps {
  readonly fault: Fault | undefined;
  onUndo(agreed?: boolean): void;
}

/** Takes a decision back; where one seat alone may not, pressing it says why and asks whether the whole table agrees. */
export function UndoButton({ fault, onUndo }: UndoButtonProps) {
  const reason = useSignal('');
  useEffect(() => {
    reason.value = '';
  }, [fault, language.value]);
  const press = async () => {
    if (fault) reason.value = await sayFault(fault);
    else onUndo();
  };
  return (
    <>
      <small role="status">{reason.value}</small>
      {reason.value !== '' && fault?.code !== 'undo-nothing' && (
        <button class="btn" type="button" onClick={() => onUndo(true)}>
          {words.value.table.undoAgreed}
        </button>
      )}
      <button class="btn" type="button" aria-disabled={fault !== undefined} onClick={press}>
        {words.value.table.undo}
      </button>
    </>
  );
}
