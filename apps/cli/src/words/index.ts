import type { ByLang } from '@souterrain/words';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Words } from './words.ts';

export type { HelpWords, Words } from './words.ts';

export const words: ByLang<Words> = { fr, en };
