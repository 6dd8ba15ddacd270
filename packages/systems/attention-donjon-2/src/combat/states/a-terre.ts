import { isUntouched } from '../../health/stagger.ts';
import { defineFeature } from '../../world/features.ts';

/** AD2-ETAT-10: one Action a turn: a bonus action, or a Movement action to stand up. */
export const aTerre = defineFeature({
  id: 'a-terre',
  rule: 'AD2-ETAT-10',
  name: { fr: 'À terre', en: 'Knocked down' },
  shakenOff: 4,
  bans: ['etre-actif', 'reactions', 'mouvement', 'reveler'],
  economy: ({ state: { turn } }, _at, type) => (type === 'bonus' || type === 'mouvement') && isUntouched(turn!),
  diceLimit: (_g, _at, { purpose, action }, dice) =>
    purpose === 'resister' && action?.attack && action.range?.kind === 'cac' ? Math.ceil(dice / 2) : dice,
});
