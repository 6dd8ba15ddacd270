import { rest } from '../../words/language.ts';
import { helpOpen } from '../help-state.ts';
import type { Session } from '../session.ts';
import { SavedMark } from './saved-mark.tsx';

/** The right of the top bar: whether the game is kept, its file, the keys. */
export function Tools({ session }: { readonly session: Session }) {
  const w = rest.value;
  return (
    <>
      <SavedMark kept={session.kept.value} />
      <button class="btn quiet" type="button" onClick={() => exportGame(session)}>
        {w.saves.export}
      </button>
      <button class="btn quiet" type="button" aria-label={w.table.keys} onClick={() => (helpOpen.value = true)}>
        <kbd>?</kbd>
      </button>
    </>
  );
}

async function exportGame(session: Session): Promise<void> {
  const { downloadSave } = await import('../../save/download.ts');
  const { save, names } = session.record();
  downloadSave(save, names);
}
