import { defineFeature } from '../../world/features.ts';

/** AD2-MON-15: two Actions with the limits of a hero; AD2-Q-28: or one movement at most beside its enemy action. */
export const twoActions = defineFeature({
  id: 'deux-actions',
  rule: 'AD2-MON-15',
  name: { fr: 'Deux Actions', en: 'Two Actions' },
  economy: ({ state: { turn, variants } }, _at, type) =>
    variants.groupActionCount === 'two' || type !== 'mouvement' || turn!.movements === 0,
});
