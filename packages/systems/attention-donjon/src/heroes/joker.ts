import type { Figure } from '@souterrain/crawl';
import { act, option } from '@souterrain/kernel';
import { turn } from '../rolls/changes.ts';
import { diceOf } from '../rolls/count.ts';
import type { AD1 } from '../world/ad1.ts';
import { defineFeature, type Offer } from '../world/features.ts';
import type { Roll } from '../world/roll.ts';

/** AD1-INIT-15, AD1-INIT-21, AD1-BLESS-01: a kept joker blesses or curses any roll, before its dice are thrown. */
export const jokerFeature = defineFeature({
  id: 'joker',
  rule: 'AD1-INIT-15',
  labels: {
    'benir-joker': {
      fr: ['Bénir avec un joker', 'les 3 deviennent des succès'],
      en: ['Bless with a joker', '3s become successes'],
    },
    'maudire-joker': {
      fr: ['Maudire avec un joker', 'les 4 ne comptent plus'],
      en: ['Curse with a joker', '4s no longer count'],
    },
  },
  before(g, { who }, roll) {
    if (who.hero!.jokers.length === 0 || diceOf(roll, g.state) === 0) return NONE;
    const offers: Offer[] = [];
    // Nobody blesses the rolls of its enemies, and a second blessing would do nothing (AD1-BLESS-04). Where nobody rolls,
    // care is a friend's (AD1-TMAG-04).
    const camp = roll.who?.camp ?? (roll.purpose === 'soins' ? 'heros' : 'hostile');
    if (camp !== 'hostile' && !roll.blessed) offers.push(offer(g, who, { roll, how: 'beni' }));
    if (camp !== 'heros' && !roll.cursed) offers.push(offer(g, who, { roll, how: 'maudit' }));
    return offers;
  },
});

const NONE: readonly Offer[] = [];

function offer(g: AD1, hero: Figure, { roll, how }: { roll: Roll; how: 'beni' | 'maudit' }): Offer {
  const id = how === 'beni' ? 'benir-joker' : 'maudire-joker';
  const card = hero.hero!.jokers[0]!;
  return option(
    id,
    act(() => {
      g.emit({ type: 'jokerSpent', figure: hero.id, card, how, rules: ['AD1-INIT-15', 'AD1-BLESS-01'] });
      turn(g, roll, how, { by: hero, label: 'joker', rule: 'AD1-INIT-21' });
    }),
    { params: { hero: hero.id }, at: { card } },
  );
}
