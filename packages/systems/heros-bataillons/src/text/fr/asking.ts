import type { AskingWords } from '@souterrain/words';
import { typesetFr, WIDE } from '@souterrain/words';
import type { Content } from '../../content/types.ts';
import { askWith } from '../ask.ts';
import type { Asking } from '../catalogue.ts';
import { hints } from './hints.ts';
import { labels } from './labels.ts';
import { odds } from './odds.ts';
import { options } from './options.ts';
import { prefixes } from './prefixes.ts';
import { prompts } from './prompts.ts';
import { states } from './states.ts';
import { world } from './world.ts';

export const asking: Asking = {
  lang: 'fr',
  prompts,
  options,
  hints,
  terms: { ...labels, ...states, ...world, ...odds },
  prefixes,
  and: 'et',
  vote: (question) => `Vote secret. ${question}`,
  nobody: (seat) => `Place ${seat + 1}`,
  typeset: (text) => typesetFr(text).replace(/ po\b/g, `${WIDE}po`),
};

export const askingIn = (content: Content): AskingWords => askWith(asking, content);
