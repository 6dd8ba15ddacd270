import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Adaptor, SystemPanels } from './adaptor.ts';

/** The sheets and the dice of a system; nobody waits for them to be asked a first question. */
export function usePanels(adaptor: Adaptor): SystemPanels | undefined {
  const panels = useSignal<SystemPanels | undefined>(undefined);
  useEffect(() => {
    adaptor.panels().then((loaded) => {
      panels.value = loaded;
    });
  }, [adaptor]);
  return panels.value;
}
