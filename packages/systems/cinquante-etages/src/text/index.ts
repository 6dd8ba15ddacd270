import type { ByLang, SystemWords } from '@souterrain/words';
import type { C50Event } from '../events.ts';
import { words as en } from './en/index.ts';
import { words as fr } from './fr/index.ts';

export const words: ByLang<SystemWords<C50Event>> = { fr, en };
