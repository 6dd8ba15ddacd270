import { useOnce, wasUsed } from '@souterrain/crawl/figures';
import type { AD2 } from '../../world/ad2.ts';
import { type Bearing, defineFeature } from '../../world/features.ts';

const once = (_g: AD2, { who }: Bearing): number => (wasUsed(who, 'round', 'intuition-arcanique') ? 0 : 1);

/** AD2-ARCA-20: the first of such draws in a Round. */
export const intuitionArcanique = defineFeature({
  id: 'intuition-arcanique',
  rule: 'AD2-ARCA-20',
  name: 'Intuition Arcanique',
  effect: {
    fr: 'une fois par Round, deux cartes pour une salle, un événement ou un trésor',
    en: 'once a Round, two cards for a room, an event or a treasure',
  },
  roadCards: once,
  eventCards: once,
  treasureCards: once,
  cardsAdded: (g, { who }) => useOnce(g, who, { span: 'round', key: 'intuition-arcanique', rules: ['AD2-ARCA-20'] }),
});
