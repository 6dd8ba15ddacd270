import { typesetFr } from '@souterrain/words';
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
  lang: 'fr',
  title: 'Héros & Bataillons',
  pitch: 'Un d20 sous l’attribut, des dés d’attaque à partager, de la magie, des potions et des bataillons à mener.',
  prompts,
  options,
  events: { ...beings, ...gear, ...combat, ...arts, ...delve, ...master },
  terms: { ...labels, ...states, ...world, ...odds },
  prefixes,
  variants,
  games,
  heroes,
  outcomes: {
    victoire: 'Victoire des héros !',
    defaite: 'Défaite des héros.',
    nul: 'Personne ne l’emporte.',
  },
  and: 'et',
  nobody: (seat) => `Place ${seat + 1}`,
  typeset: typesetFr,
};

export const words = wordsOf(catalogue);
