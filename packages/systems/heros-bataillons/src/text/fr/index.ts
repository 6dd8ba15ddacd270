import { type SystemWords, spokenBy, typesetFr, WIDE } from '@souterrain/words';
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

const said = spokenBy(SPEAKERS, 'fr');

export const catalogue: Catalogue = {
  lang: 'fr',
  title: 'Héros & Bataillons',
  pitch: 'Un d20 sous l’attribut, des dés d’attaque à partager, de la magie, des potions et des bataillons à mener.',
  events: { ...beings, ...gear, ...combat, ...arts, ...delve, ...master },
  prompts: { ...said.prompts, ...prompts },
  options: { ...said.options, ...options },
  hints: { ...said.hints, ...hints },
  terms: said.names,
  effects: said.effects,
  and: 'et',
  vote: (question) => `Vote secret. ${question}`,
  nobody: (seat) => `Place ${seat + 1}`,
  typeset: (text) => typesetFr(text).replace(/ po\b/g, `${WIDE}po`),
  variants,
  games,
  heroes,
  sheets,
  outcomes: {
    victoire: 'Victoire des héros !',
    defaite: 'Défaite des héros.',
    nul: 'Personne ne l’emporte.',
  },
};

export const wordsIn = (content: Content): SystemWords<HBEvent> => speak(catalogue, content);
