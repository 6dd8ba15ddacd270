import type { Catalogue } from '../catalogue.ts';
import { wordsOf } from '../speak.ts';
import { arts } from './arts.ts';
import { beings } from './beings.ts';
import { combat } from './combat.ts';
import { delve } from './delve.ts';
import { games, heroes } from './games.ts';
import { gear } from './gear.ts';
import { labels } from './labels.ts';
import { master } from './master.ts';
import { odds } from './odds.ts';
import { options } from './options.ts';
import { prefixes } from './prefixes.ts';
import { prompts } from './prompts.ts';
import { states } from './states.ts';
import { variants } from './variants.ts';
import { world } from './world.ts';

export const catalogue: Catalogue = {
  lang: 'en',
  title: 'Héros & Bataillons',
  pitch: 'A d20 under the attribute, attack dice to share out, magic, potions, and battalions to lead.',
  prompts,
  options,
  events: { ...beings, ...gear, ...combat, ...arts, ...delve, ...master },
  terms: { ...labels, ...states, ...world, ...odds },
  prefixes,
  variants,
  games,
  heroes,
  outcomes: {
    victoire: 'The heroes win!',
    defaite: 'The heroes lose.',
    nul: 'Nobody wins.',
  },
  and: 'and',
  nobody: (seat) => `Seat ${seat + 1}`,
  typeset: (text) => text,
};

export const words = wordsOf(catalogue);
