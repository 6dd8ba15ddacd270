import { useSignal } from '@preact/signals';
import type { SystemWords } from '@souterrain/words';
import { useEffect } from 'preact/hooks';
import { language } from '../words/language.ts';
import type { Adaptor } from './adaptor.ts';

/** The words of a system in the reader's language; the other language is fetched when it is first chosen. */
export function useSystemWords(adaptor: Adaptor): SystemWords | undefined {
  const words = useSignal<SystemWords | undefined>(undefined);
  const lang = language.value;
  useEffect(() => {
    adaptor.words(lang).then((said) => {
      if (language.value === lang) words.value = said;
    });
  }, [adaptor, lang]);
  return words.value;
}
