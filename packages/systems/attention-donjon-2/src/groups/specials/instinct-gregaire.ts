import { type Figure, isOnBoard } from '@souterrain/crawl';
import { hasTag, isActive, profileOf } from '@souterrain/crawl/figures';
import { sameZone } from '@souterrain/crawl/movement';
import type { AD2 } from '../../world/ad2.ts';
import { defineFeature } from '../../world/features.ts';

/** AD2-MON-10, AD2-MON-11: a die less for each other figure with the tag in the zone of whoever it attacks. */
export const instinctGregaire = defineFeature({
  id: 'instinct-gregaire',
  rule: 'AD2-MON-10',
  name: { fr: 'Instinct grégaire', en: 'Pack instinct' },
  imposes: (g, { who }, jet) => (jet.action?.attack ? 0 - others(g, who, jet.who) : 0),
});

function others(g: AD2, who: Figure, target: Figure): number {
  const tag = profileOf(g, who).featureTags['instinct-gregaire'];
  if (tag === undefined) return 0;
  let count = 0;
  for (const figure of g.state.figures)
    if (figure !== who && isOnBoard(figure) && hasTag(g, figure, tag) && sameZone(g, figure, target))
      if (g.state.variants.gregariousScope === 'all' || isActive(g, figure))
        // AD2-Q-24: those unable to act may count too.
        count++;
  return count;
}
