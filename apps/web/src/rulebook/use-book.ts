import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { manifestOf } from '../systems/registry.ts';
import type { RuleBook } from './rule-book.ts';

/** The rules of a system once they are fetched; null where there is no such system. */
export function useBook(system: string): ReadonlySignal<RuleBook | null | undefined> {
  const book = useSignal<RuleBook | null | undefined>(undefined);
  useEffect(() => {
    const manifest = manifestOf(system);
    if (!manifest) book.value = null;
    manifest?.book().then((read) => {
      book.value = read;
    });
  }, [system]);
  return book;
}
