import type { Sitting } from '../sitting.ts';
import { OddsButton } from './odds/odds-button.tsx';
import { UndoButton } from './undo-button.tsx';

/** What can be done at a question besides answering it. */
export function Commands({ sitting }: { readonly sitting: Sitting }) {
  const { decision, undoFault } = sitting.scene.value;
  return (
    <span class="end">
      <OddsButton decision={decision} />
      <UndoButton fault={undoFault} onUndo={sitting.undo} />
    </span>
  );
}
