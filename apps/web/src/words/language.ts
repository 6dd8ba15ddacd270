import { computed, effect, signal } from '@preact/signals';
import type { Lang } from '@souterrain/words';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Words } from './words.ts';

const KEY = 'souterrain.language';
const all: Readonly<Record<Lang, Words>> = { fr, en };

/** What the reader chose before, or what the browser speaks. */
function detect(): Lang {
  const kept = remembered();
  if (kept === 'fr' || kept === 'en') return kept;
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

export const language = signal<Lang>(detect());
export const words = computed(() => all[language.value]);

effect(() => {
  document.documentElement.lang = language.value;
});

export function chooseLanguage(lang: Lang): void {
  language.value = lang;
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
