import { type CardId, type Figure, isJoker, suitOf } from '@souterrain/crawl';
import { gainMark, THIS_ROUND } from '@souterrain/crawl/figures';
import type { AD2State } from '../state.ts';
import { defineFeature } from '../world/features.ts';
import { rememberCard } from './initiative-suit.ts';

/** AD2-TFORT-02, AD2-Q-07: a joker played as Initiative libre, or the guardian card itself; or any card of its suit. */
export const tempsFortFeature = defineFeature({
  id: 'temps-fort',
  rule: 'AD2-TFORT-02',
  name: 'Temps fort',
  condition(g, { who }) {
    for (const { who: id, status, card } of g.state.order)
      if (id === who.id && status !== 'perdu' && isStrong(g.state, who, card)) return 'temps-fort';
    return undefined;
  },
  takesCard(g, { who }, card) {
    rememberCard(g, who, card);
    // AD2-XROUND-07: until the end of the Round.
    if (isJoker(card) && g.state.variants.tempsFortTrigger === 'card')
      gainMark(g, who, { id: 'temps-fort', until: THIS_ROUND }, ['AD2-TFORT-02', 'AD2-XROUND-07']);
  },
});

function isStrong({ variants }: AD2State, { hero }: Figure, card: CardId): boolean {
  const { arcane } = hero!.sheet;
  if (variants.tempsFortTrigger === 'card') return card === arcane;
  return !isJoker(card) && suitOf(card) === suitOf(arcane);
}
