import { defineFeature } from '../../world/features.ts';

/** One Action a turn: a bonus action, or a Movement action to stand up. */
export const aTerre = defineFeature({
  id: 'a-terre',
  rule: 'AD1-GRAVE-06',
  name: { fr: 'À terre', en: 'Knocked down' },
  bans: ['etre-actif', 'reactions', 'mouvement', 'reveler'],
  economy: ({ state: { turn } }, _at, type) => (type === 'bonus' || type === 'mouvement') && turn!.actions === 2,
  paradeLimit: (parade) => Math.ceil(parade / 2),
});
