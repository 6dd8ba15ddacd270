import { useSignal } from '@preact/signals';
import type { Fault } from '@souterrain/kernel';
import { useEffect } from 'preact/hooks';
import { sayFault } from '../../words/fault.ts';
import { language, rest } from '../../words/language.ts';

interface UndoButtonProps {
  readonly fault: Fault | undefined;
  onUndo(): void;
}

/** Takes a decision back; where the rules of the table forbid it, pressing it says why. */
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
    <span class="end">
      <small role="status">{reason.value}</small>
      <button class="btn" type="button" aria-disabled={fault !== undefined} onClick={press}>
        {rest.value.table.undo}
      </button>
    </span>
  );
}
