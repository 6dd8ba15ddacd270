import type { ByLang, SystemWords } from '@souterrain/words';
import type { HBEvent } from '../events.ts';
import { words as en } from './en/index.ts';
import { words as fr } from './fr/index.ts';

export const words: ByLang<SystemWords<HBEvent>> = { fr, en };
