import type { KeptState } from '@souterrain/shelf';
import { words } from '../../words/language.ts';

/** Says whether this device keeps the game. */
export function SavedMark({ kept }: { readonly kept: KeptState }) {
  const w = words.value.saves;
  const safe = kept === 'saved' || kept === 'saving';
  return (
    <span class={safe ? 'kept' : 'kept lost'} role="status" data-kept={kept}>
      <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d={safe ? 'M2 8.500l4 4L14 3.500' : 'M8 2v8M8 13.500v.5'} />
      </svg>
      <span>{kept === 'saved' ? w.saved : kept === 'saving' ? w.saving : w.memoryOnly}</span>
    </span>
  );
}
