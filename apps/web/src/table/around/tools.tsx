import { rest } from '../../words/language.ts';
import { helpOpen } from '../help-state.ts';
import type { Sitting } from '../sitting.ts';
import { SavedMark } from './saved-mark.tsx';

/** The right of the top bar: whether the game is kept, its file, the keys. */
export function Tools({ sitting }: { readonly sitting: Sitting }) {
  const w = rest.value;
  return (
    <>
      <SavedMark kept={sitting.kept.value} />
      <button class="btn quiet" type="button" onClick={() => exportGame(sitting)}>
        {w.saves.export}
      </button>
      <button class="btn quiet" type="button" aria-label={w.table.keys} onClick={() => (helpOpen.value = true)}>
        <kbd>?</kbd>
      </button>
    </>
  );
}

async function exportGame(sitting: Sitting): Promise<void> {
  const { downloadSave } = await import('../../save/download.ts');
  const { save, names } = sitting.record();
  downloadSave(save, names);
}
