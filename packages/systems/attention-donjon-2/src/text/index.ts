import type { ByLang, SystemWords } from '@souterrain/words';
import type { AD2Event } from '../events.ts';
import { words as en } from './en/index.ts';
import { words as fr } from './fr/index.ts';

export const words: ByLang<SystemWords<AD2Event>> = { fr, en };
