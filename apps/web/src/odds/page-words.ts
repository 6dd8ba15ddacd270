import { useSignal } from '@preact/signals';
import type { Lang } from '@souterrain/words';
import { useEffect } from 'preact/hooks';
import { language } from '../words/language.ts';
import type { PageWords } from './words/words.ts';

const WORDS: Readonly<Record<Lang, () => Promise<PageWords>>> = {
  fr: () => import('./words/fr.ts').then((m) => m.words),
  en: () => import('./words/en.ts').then((m) => m.words),
};

/** Words and the language they are in: figures are spelt in the same. */
export interface Speech {
  readonly lang: Lang;
  readonly words: PageWords;
}

export function useSpeech(): Speech | undefined {
  const speech = useSignal<Speech | undefined>(undefined);
  const lang = language.value;
  useEffect(() => {
    WORDS[lang]().then((words) => {
      if (language.value === lang) speech.value = { lang, words };
    });
  }, [lang]);
  return speech.value;
}
