import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { href } from '../page/route.ts';
import { type Asked, fromHash, toHash } from './address.ts';

export const linkTo = (asked: Asked): string => href({ odds: '' }) + toHash(asked);

export interface Asking {
  readonly asked: ReadonlySignal<Asked>;
  /** Another question, which the back button leaves, or the same with other fields. */
  ask(next: Asked): void;
}

/** The question of the page: the address always says it whole. */
export function useAsked(): Asking {
  const asked = useSignal(fromHash(location.hash));
  useEffect(() => {
    const read = () => {
      asked.value = fromHash(location.hash);
    };
    history.replaceState(null, '', linkTo(asked.peek()));
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const ask = (next: Asked) => {
    if (next.name === asked.value.name) history.replaceState(null, '', linkTo(next));
    else history.pushState(null, '', linkTo(next));
    asked.value = next;
  };
  return { asked, ask };
}
