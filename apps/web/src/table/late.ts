import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Adaptor, SystemPanels } from '../systems/adaptor.ts';
import { needRest } from '../words/language.ts';

type Pieces = typeof import('./around/around.tsx').pieces;

/** The pieces a first decision can do without: fetched once it stands, so that it stands sooner. */
export interface Late extends Pieces {
  readonly panels: SystemPanels;
}

export function useLate(adaptor: Adaptor): Late | undefined {
  const late = useSignal<Late | undefined>(undefined);
  useEffect(() => {
    if (late.value) return;
    Promise.all([import('./around/around.tsx'), adaptor.panels(), needRest(), adaptor.beyond?.bring()]).then(
      ([{ pieces }, panels]) => {
        late.value = { ...pieces, panels };
      },
    );
  }, [adaptor]);
  return late.value;
}
