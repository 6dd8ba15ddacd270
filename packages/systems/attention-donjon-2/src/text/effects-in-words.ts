import type { Offered } from '@souterrain/crawl/text';
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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What an option brings. AD2-ARCA-12, AD2-ARCA-21: where « Spécial » may be bought, the action says what it stands for. */
export function effect({ lang, name, params, option }: Offered): string {
  const printed = String(option.params.effect);
  const special = `special-${params.action}`;
  return printed === 'Spécial' && name(special) !== special ? name(special) : capital(effectsInWords(printed, lang));
}
