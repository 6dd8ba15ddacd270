import type { ByLang, Lang } from '@souterrain/words';
import { CORE, parseReaction } from '../notation/index.ts';
import { sayEffects } from '../notation/words/effects.ts';
import { en } from '../notation/words/en.ts';
import { fr } from '../notation/words/fr.ts';
import type { Phrases } from '../notation/words/phrases.ts';

export const PHRASES: ByLang<Phrases> = { fr, en };

/** Effects as rules carry them, printed in the notation, told in words; what cannot be read is shown as it is. */
export function effectsInWords(printed: string, lang: Lang): string {
  // Effects alone are what a reaction writes.
  const parsed = parseReaction(`Réaction/Esquive : ${printed}`);
  if (!parsed.ok) return printed;
  return sayEffects({ phrases: PHRASES[lang], lang, vocabulary: CORE }, parsed.value).replaceAll("'", '’');
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
