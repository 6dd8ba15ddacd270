import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { InkedMap } from './map.ts';

let atOnce = false;

/** Draws with all the rock hatched, where no question waits. */
export function hatchedAtOnce(draw: () => void): void {
  atOnce = true;
  try {
    draw();
  } finally {
    atOnce = false;
  }
}

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
  return <path class="hatch" d={atOnce || hatched.value === of || of.isHatched() ? of.hatch() : ''} />;
}
