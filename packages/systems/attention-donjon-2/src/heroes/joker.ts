import type { Figure } from '@souterrain/crawl';
import { act, option } from '@souterrain/kernel';
import { turn } from '../jets/changes.ts';
import { diceOf } from '../jets/count.ts';
import type { AD2 } from '../world/ad2.ts';
import { defineFeature, type Offer } from '../world/features.ts';
import type { Jet } from '../world/jet.ts';
import { isAgainst, isOpposedTo } from './opposed.ts';

/** AD2-XROUND-06, AD2-BENI-02, AD2-BENI-15: a kept joker blesses or curses any Jet, before its dice are thrown. */
export const jokerFeature = defineFeature({
  id: 'joker',
  rule: 'AD2-BENI-02',
  labels: {
    'benir-joker': {
      fr: ['Bénir avec un joker', 'une Réussite aussi sur les 5'],
      en: ['Bless with a joker', 'a Réussite on 5s too'],
    },
    'maudire-joker': {
      fr: ['Maudire avec un joker', 'chaque 1 annule une Réussite'],
      en: ['Curse with a joker', 'each 1 cancels a Réussite'],
    },
  },
  before(g, { who }, jet) {
    if (who.hero!.jokers.length === 0 || diceOf(g, jet) === 0) return NONE;
    // AD2-Q-21: Jets of others may be out of its reach.
    if (g.state.variants.jokerScope === 'own' && jet.who !== who && !isAgainst(jet, who)) return NONE;
    const how = isOpposedTo(jet, who) ? 'maudit' : 'beni';
    // AD2-BENI-07, AD2-BENI-11: once.
    return jet[how] ? NONE : [offer(g, who, { jet, how })];
  },
});

const NONE: readonly Offer[] = [];

function offer(g: AD2, hero: Figure, { jet, how }: { jet: Jet; how: 'beni' | 'maudit' }): Offer {
  const card = hero.hero!.jokers[0]!;
  return option(
    how === 'beni' ? 'benir-joker' : 'maudire-joker',
    act(() => {
      g.emit({ type: 'jokerSpent', figure: hero.id, card, how, rules: ['AD2-BENI-02', 'AD2-XROUND-06'] });
      turn(g, jet, how, { by: hero, label: 'joker', rule: 'AD2-BENI-02' });
    }),
    { params: { hero: hero.id }, at: { card } },
  );
}
