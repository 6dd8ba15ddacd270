import { batch, signal } from '@preact/signals';
import type { Lang } from '@souterrain/words';
import type { Words } from './words.ts';

const KEY = 'souterrain.language';

/** A reader of one language never fetches the other. */
const loaders: Readonly<Record<Lang, () => Promise<Words>>> = {
  fr: () => import('./fr.ts').then((m) => m.fr),
  en: () => import('./en.ts').then((m) => m.en),
};

export const language = signal<Lang>('fr');
/** Set before anything is drawn. */
export const words = signal<Words>(undefined as unknown as Words);

/** What the reader chose before, or what the browser speaks. */
export const detectLanguage = (): Lang => {
  const kept = remembered();
  if (kept === 'fr' || kept === 'en') return kept;
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
};

export async function speak(lang: Lang): Promise<void> {
  const loaded = await loaders[lang]();
  batch(() => {
    language.value = lang;
    words.value = loaded;
  });
  document.documentElement.lang = lang;
}

export async function chooseLanguage(lang: Lang): Promise<void> {
  await speak(lang);
  try {
    localStorage.setItem(KEY, lang);
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
