import { useSignal } from '@preact/signals';
import type { AskingWords, Lang, SystemWords } from '@souterrain/words';
import { useEffect } from 'preact/hooks';
import { language } from '../words/language.ts';
import type { Adaptor } from './adaptor.ts';

interface Loaded {
  readonly lang: Lang;
  readonly words: SystemWords;
  /** False while only questions can be asked. */
  readonly whole: boolean;
}

/** Stands for the journal until it has come. */
const SILENT: Omit<SystemWords, keyof AskingWords> = {
  title: '',
  pitch: '',
  event: () => undefined,
  choice: (id, value = id) => ({ label: value }),
  variant: (id, value = id) => ({ label: value }),
  outcome: ({ id }) => id,
};

/** The words of a system in the reader's language; the other language is fetched when it is first chosen. */
export const useSystemWords = (adaptor: Adaptor): SystemWords | undefined => useWords(adaptor, true)?.words;

/** The same for a table: what the first question says comes first, all the rest once it stands. */
export const useTableWords = (adaptor: Adaptor): Loaded | undefined => useWords(adaptor, false);

function useWords(adaptor: Adaptor, atOnce: boolean): Loaded | undefined {
  const loaded = useSignal<Loaded | undefined>(undefined);
  const lang = language.value;
  const now = loaded.value;
  const whole = atOnce || now !== undefined;
  useEffect(() => {
    if (now?.whole && now.lang === lang) return;
    const coming = whole ? adaptor.words(lang) : adaptor.asking(lang).then((asking) => ({ ...asking, ...SILENT }));
    coming.then((words) => {
      if (language.value === lang) loaded.value = { lang, words, whole };
    });
  }, [adaptor, lang, whole]);
  return now;
}
