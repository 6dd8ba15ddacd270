import { type ReadonlySignal, signal } from '@preact/signals';

/** A media query as a signal. */
export function media(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}

export const wide = media('(min-width: 1340px)');
export const phone = media('(max-width: 759px), (max-width: 1279px) and (max-height: 639px)');
export const calm = media('(prefers-reduced-motion: reduce)');
