import { batch, signal } from '@preact/signals';
import type { Lang } from '@souterrain/words';
import type { FirstWords, RestWords } from './words.ts';

const KEY = 'souterrain.language';

/** A reader of one language never fetches the other. */
const FIRST: Readonly<Record<Lang, () => Promise<FirstWords>>> = {
  fr: () => import('./fr/first.ts').then((m) => m.first),
  en: () => import('./en/first.ts').then((m) => m.first),
};
const REST: Readonly<Record<Lang, () => Promise<RestWords>>> = {
  fr: () => import('./fr/rest.ts').then((m) => m.rest),
  en: () => import('./en/rest.ts').then((m) => m.rest),
};

export const language = signal<Lang>('fr');
/** Set before anything is drawn. */
export const words = signal(undefined as unknown as FirstWords);
/** Set by `needRest`, which every page that speaks these words waits for. */
export const rest = signal(undefined as unknown as RestWords);
let restNeeded = false;

/** What the reader chose before, or what the browser speaks. */
export const detectLanguage = (): Lang => {
  const kept = remembered();
  if (kept === 'fr' || kept === 'en') return kept;
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
};

let asked: Lang;

export async function speak(lang: Lang): Promise<void> {
  asked = lang;
  const first = await FIRST[lang]();
  const more = restNeeded ? await REST[lang]() : undefined;
  // Words come in any order: the language asked for last is spoken.
  if (asked !== lang) return speak(asked);
  batch(() => {
    language.value = lang;
    words.value = first;
    if (more) rest.value = more;
  });
  document.documentElement.lang = lang;
}

export function needRest(): Promise<void> {
  restNeeded = true;
  return speak(asked);
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
