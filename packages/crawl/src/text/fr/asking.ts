import { typesetFr } from '@souterrain/words';
import type { SharedAsking } from '../catalogue.ts';
import { actions } from './actions.ts';
import { ranks, suits } from './cards.ts';
import { choices } from './choices.ts';
import { prompts } from './prompts.ts';
import { terms } from './terms.ts';
import { townOptions } from './town.ts';

export const sharedAsking: SharedAsking = {
  lang: 'fr',
  types: {
    mouvement: 'action de mouvement',
    standard: 'action standard',
    bonus: 'action bonus',
    complexe: 'action complexe',
    libre: 'gratuit',
  },
  colon: ' : ',
  prompts,
  options: { ...actions, ...choices, ...townOptions },
  terms,
  suits,
  ranks,
  cardName: (rank, suit) => `${rank} de ${suit}`,
  joker: 'Joker',
  nobody: (seat) => `Place ${seat + 1}`,
  typeset: typesetFr,
};
