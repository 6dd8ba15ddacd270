import type { ByLang } from '@souterrain/words';
import type { KeyRow } from '../../words/words.ts';

/** The keys that teach. */
export const learnKeys: ByLang<readonly KeyRow[]> = {
  fr: [
    ['R', 'ouvrir ou fermer les règles'],
    ['G', 'faire ce que le guide propose'],
  ],
  en: [
    ['R', 'open or close the rules'],
    ['G', 'do what the guide suggests'],
  ],
};
