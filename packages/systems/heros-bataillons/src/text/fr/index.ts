import type { SystemWords } from '@souterrain/words';
import type { Content } from '../../content/types.ts';
import type { HBEvent } from '../../events.ts';
import type { Catalogue } from '../catalogue.ts';
import { speak } from '../speak.ts';
import { about } from './about.ts';
import { arts } from './arts.ts';
import { asking } from './asking.ts';
import { beings } from './beings.ts';
import { combat } from './combat.ts';
import { delve } from './delve.ts';
import { games, heroes, sheets } from './games.ts';
import { gear } from './gear.ts';
import { master } from './master.ts';
import { variants } from './variants.ts';

export const catalogue: Catalogue = {
  ...asking,
  title: 'Héros & Bataillons',
  pitch: 'Un d20 sous l’attribut, des dés d’attaque à partager, de la magie, des potions et des bataillons à mener.',
  events: { ...beings, ...gear, ...combat, ...arts, ...delve, ...master },
  about,
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
