import type { AskingWords } from '@souterrain/words';
import { WIDE } from '@souterrain/words';
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
  lang: 'en',
  prompts,
  options,
  hints,
  terms: { ...labels, ...states, ...world, ...odds },
  prefixes,
  and: 'and',
  vote: (question) => `Secret vote. ${question}`,
  nobody: (seat) => `Seat ${seat + 1}`,
  typeset: (text) => text.replaceAll(' gp', `${WIDE}gp`),
};

export const askingIn = (content: Content): AskingWords => askWith(asking, content);
