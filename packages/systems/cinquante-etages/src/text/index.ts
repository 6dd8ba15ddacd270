import type { ByLang, SystemWords } from '@souterrain/words';
import type { C50Event } from '../events.ts';
import { catalogue as en, words as english } from './en/index.ts';
import { catalogue as fr, words as french } from './fr/index.ts';
import type { ThingId } from './keys.ts';

export const words: ByLang<SystemWords<C50Event>> = { fr: french, en: english };

/** What things are called on their own: on a sheet, in a list. */
export const names: ByLang<Readonly<Record<ThingId, string>>> = { fr: fr.names, en: en.names };
