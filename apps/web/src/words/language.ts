import { batch, signal } from '@preact/signals';
import type { Lang } from '@souterrain/words';
import type { Words } from './words.ts';

const KEY = 'souterrain.language';

/** A reader of one language never fetches the other. */
const WORDS: Readonly<Record<Lang, () => Promise<Words>>> = {
  fr: () => import('./fr/index.ts').then((m) => m.words),
  en: () => import('./en/index.ts').then((m) => m.words),
};

export const language = signal<Lang>('fr');
/** Set before anything is drawn. */
export const words = signal(undefined as unknown as Words);

/** What the reader chose before, or what the browser speaks. */
export const detectLanguage = (): Lang => {
  const kept = remembered();
  if (kept === 'fr' || kept === 'en') return kept;
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
};

let asked: Lang;

export async function speak(lang: Lang): Promise<void> {
  asked = lang;
  const said = await WORDS[lang]();
  // Words come in any order: the language asked for last is spoken.
  if (asked !== lang) return;
  batch(() => {
    language.value = lang;
    words.value = said;
  });
  document.documentElement.lang = lang;
}

export async function chooseLanguage(lang: Lang): Promise<void> {
  await speak(lang);
  try {
    localStorage.setItem(KEY, language.value);
  } catch {
    // A browser that keeps nothing still speaks the language for this visit.
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
