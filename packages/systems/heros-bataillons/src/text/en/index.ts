import { type SystemWords, spokenBy, WIDE } from '@souterrain/words';
import type { Content } from '../../content/types.ts';
import type { HBEvent } from '../../events.ts';
import type { Catalogue } from '../catalogue.ts';
import { speak } from '../speak.ts';
import { SPEAKERS } from '../speakers.ts';
import { arts } from './arts.ts';
import { beings } from './beings.ts';
import { combat } from './combat.ts';
import { delve } from './delve.ts';
import { games, heroes, sheets } from './games.ts';
import { gear } from './gear.ts';
import { master } from './master.ts';
import { hints, options } from './options.ts';
import { prompts } from './prompts.ts';
import { variants } from './variants.ts';

const said = spokenBy(SPEAKERS, 'en');

export const catalogue: Catalogue = {
  lang: 'en',
  title: 'Héros & Bataillons',
  pitch: 'A d20 under the attribute, attack dice to share out, magic, potions, and battalions to lead.',
  events: { ...beings, ...gear, ...combat, ...arts, ...delve, ...master },
  prompts: { ...said.prompts, ...prompts },
  options: { ...said.options, ...options },
  hints: { ...said.hints, ...hints },
  terms: said.names,
  effects: said.effects,
  and: 'and',
  vote: (question) => `Secret vote. ${question}`,
  nobody: (seat) => `Seat ${seat + 1}`,
  typeset: (text) => text.replaceAll(' gp', `${WIDE}gp`),
  variants,
  games,
  heroes,
  sheets,
  outcomes: {
    victoire: 'The heroes win!',
    defaite: 'The heroes lose.',
    nul: 'Nobody wins.',
  },
};

export const wordsIn = (content: Content): SystemWords<HBEvent> => speak(catalogue, content);
