import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { InkedMap } from './map.ts';

/** The rock around a floor: a new one is hatched once the question stands, for a question waits for nothing. */
export function Hatching({ of }: { readonly of: InkedMap }) {
  const hatched = useSignal<InkedMap | undefined>(undefined);
  useEffect(() => {
    if (of.isHatched()) return;
    const soon = setTimeout(() => {
      of.hatch();
      hatched.value = of;
    });
    return () => clearTimeout(soon);
  }, [of]);
  return <path class="hatch" d={hatched.value === of || of.isHatched() ? of.hatch() : ''} />;
}
