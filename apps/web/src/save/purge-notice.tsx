import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../words/language.ts';
import { safetyWords } from './save-words.ts';

const KEY = 'souterrain.purge-told';

const wasTold = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
};

/** Says once that this browser may clear what it keeps, and what to do about it. */
export function PurgeNotice() {
  const state = useSignal<'hidden' | 'told' | 'granted' | 'refused'>('hidden');
  useEffect(() => {
    if (wasTold()) return;
    navigator.storage?.persisted?.().then(
      (persisted) => {
        if (!persisted) state.value = 'told';
      },
      () => undefined,
    );
  }, []);
  const understood = () => {
    state.value = 'hidden';
    localStorage.setItem(KEY, '1');
  };
  const ask = async () => {
    state.value = (await navigator.storage.persist()) ? 'granted' : 'refused';
  };
  if (state.value === 'hidden') return null;
  const w = safetyWords[language.value].purge;
  return (
    <div class="panel purge" role="status" data-purge={state.value}>
      <p>{w[state.value]}</p>
      {state.value === 'told' && (
        <button class="btn" type="button" onClick={ask}>
          {w.ask}
        </button>
      )}
      <button class="btn quiet" type="button" onClick={understood}>
        {w.understood}
      </button>
    </div>
  );
}
