import type { ByLang, SystemWords } from '@souterrain/words';
import type { Content } from '../content/index.ts';
import type { C50Event } from '../events.ts';
import { wordsIn as en } from './en/index.ts';
import { wordsIn as fr } from './fr/index.ts';

type Words = ByLang<SystemWords<C50Event>>;

/** A memo: content never changes, so what is said of it is made once. */
const MADE = new WeakMap<Content, Words>();

/** All that is said of a game played with this content. */
export function wordsOf(content: Content): Words {
  const words = MADE.get(content) ?? { fr: fr(content), en: en(content) };
  MADE.set(content, words);
  return words;
}
