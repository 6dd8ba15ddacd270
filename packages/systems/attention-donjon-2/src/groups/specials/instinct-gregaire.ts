import { isActive } from '@souterrain/crawl/figures/sides';
import { hasTag } from '@souterrain/crawl/figures/values';
import { sameZone } from '@souterrain/crawl/movement/plan';
import { type Figure, isOnBoard } from '@souterrain/crawl/state';
import type { Feature } from '../../figures/features.ts';
import { profileOf } from '../../figures/profile.ts';
import type { State } from '../../state.ts';

/** AD2-MON-10, AD2-MON-11: a die less for each other figure with the tag in the zone of whoever it attacks. */
export const instinctGregaire: Feature = {
  id: 'instinct-gregaire',
  rule: 'AD2-MON-10',
  imposes: (state, { who }, jet) => (jet.action?.attack ? 0 - others(state, who, jet.who) : 0),
};

function others(state: State, who: Figure, target: Figure): number {
  const tag = profileOf(who).featureTags['instinct-gregaire'];
  if (tag === undefined) return 0;
  let count = 0;
  for (const figure of state.figures)
    if (figure !== who && isOnBoard(figure) && hasTag(state, figure, tag) && sameZone(state, figure, target))
      if (state.variants.gregariousScope === 'all' || isActive(state, figure))
        // AD2-Q-24: those unable to act may count too.
        count++;
  return count;
}
