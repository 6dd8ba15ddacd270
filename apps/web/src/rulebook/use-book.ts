import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readBook } from './books.ts';
import type { RuleBook } from './rule-book.ts';

/** The rules of a system once they are fetched; null where there is no such system. */
export function useBook(system: string): ReadonlySignal<RuleBook | null | undefined> {
  const book = useSignal<RuleBook | null | undefined>(undefined);
  useEffect(() => {
    readBook(system).then((read) => {
      book.value = read ?? null;
    });
  }, [system]);
  return book;
}
