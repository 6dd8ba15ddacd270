import { useSignal } from '@preact/signals';
import type { Lang, SystemWords } from '@souterrain/words';
import { useEffect } from 'preact/hooks';
import { loaderOf } from '../systems/registry.ts';
import { language } from '../words/language.ts';
import { EDITIONS, type EditionId } from './editions.ts';

export interface Speech {
  readonly lang: Lang;
  readonly words: Readonly<Record<EditionId, SystemWords>>;
}

/** The words of both editions in the reader's language. */
export function useEditions(): Speech | undefined {
  const speech = useSignal<Speech | undefined>(undefined);
  const lang = language.value;
  useEffect(() => {
    const wordsOf = async (edition: EditionId) => (await loaderOf(edition)!()).words(lang);
    Promise.all(EDITIONS.map(wordsOf)).then(([first, second]) => {
      if (language.value !== lang) return;
      speech.value = { lang, words: { 'attention-donjon': first!, 'attention-donjon-2': second! } };
    });
  }, [lang]);
  return speech.value;
}
