import type { ByLang, SystemWords } from '@souterrain/words';
import type { Content } from '../content/index.ts';
import type { LPEvent } from '../events.ts';
import { wordsIn as en } from './en/index.ts';
import { wordsIn as fr } from './fr/index.ts';

export const wordsOf = (content: Content): ByLang<SystemWords<LPEvent>> => ({ fr: fr(content), en: en(content) });
