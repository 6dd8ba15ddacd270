import type { ByLang, SystemWords } from '@souterrain/words';
import type { Content } from '../content/types.ts';
import { perContent } from '../content/worked-out.ts';
import type { HBEvent } from '../events.ts';
import { wordsIn as en } from './en/index.ts';
import { wordsIn as fr } from './fr/index.ts';

const words = perContent(({ content }): ByLang<SystemWords<HBEvent>> => ({ fr: fr(content), en: en(content) }));

export const wordsOf = (content: Content): ByLang<SystemWords<HBEvent>> => words({ content });
