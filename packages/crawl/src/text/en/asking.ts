import type { SharedAsking } from '../catalogue.ts';
import { actions } from './actions.ts';
import { ranks, suits } from './cards.ts';
import { choices } from './choices.ts';
import { prompts } from './prompts.ts';
import { terms } from './terms.ts';
import { townOptions } from './town.ts';

export const sharedAsking: SharedAsking = {
  lang: 'en',
  types: {
    mouvement: 'movement action',
    standard: 'standard action',
    bonus: 'bonus action',
    complexe: 'complex action',
    libre: 'free',
  },
  colon: ': ',
  prompts,
  options: { ...actions, ...choices, ...townOptions },
  terms,
  suits,
  ranks,
  cardName: (rank, suit) => `${rank} of ${suit}`,
  joker: 'Joker',
  nobody: (seat) => `Seat ${seat + 1}`,
  typeset: (text) => text,
};
