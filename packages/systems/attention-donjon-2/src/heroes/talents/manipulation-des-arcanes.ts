import { type Figure, isOnBoard, type Slot } from '@souterrain/crawl';
import { slotsOf } from '@souterrain/crawl/rounds';
import { card, figure, offered, one, who } from '@souterrain/crawl/text';
import { ask, option, type Rule } from '@souterrain/kernel';
import type { AD2State } from '../../state.ts';
import { defineFeature } from '../../world/features.ts';

interface Swap {
  readonly mine: Slot;
  readonly theirs: Slot;
  readonly other: Figure;
}

/** AD2-ARCA-19: once a Round by its very moment, between Initiative and the first turn. */
export const manipulationDesArcanes = defineFeature({
  id: 'manipulation-des-arcanes',
  rule: 'AD2-ARCA-19',
  name: 'Manipulation des Arcanes',
  effect: {
    fr: 'une fois par Round, échanger sa carte d’initiative avec un allié',
    en: 'once a Round, swap initiative cards with an ally',
  },
  prompts: {
    'echanger-l-initiative': {
      fr: (a) => `${figure(a)} échange sa carte d’initiative : avec qui ?`,
      en: (a) => `${figure(a)} may swap initiative cards: with whom?`,
    },
    'accepter-l-echange': {
      fr: (a) =>
        `${figure(a, 'by')} propose un échange d’initiative, ${card(a)} contre ${card(a, 'mine')} : ${figure(a)} accepte ?`,
      en: (a) =>
        `${figure(a, 'by')} offers to swap initiative, ${card(a)} for ${card(a, 'mine')}: does ${figure(a)} accept?`,
    },
  },
  labels: {
    'echanger-l-initiative/garder': { fr: 'Garder sa carte', en: 'Keep the card' },
    'echanger-l-initiative/echanger': {
      fr: (o) => one(`Avec ${who(o)}`, offered(o)),
      en: (o) => one(`With ${who(o)}`, offered(o)),
    },
  },
  *initiativeKnown(g, { who }) {
    const swaps = swapsOf(g.state, who);
    if (swaps.length === 0) return;
    const swap = yield* ask<Swap | null>({
      id: 'echanger-l-initiative',
      seat: who.hero!.seat,
      rule: 'AD2-ARCA-19',
      params: { figure: who.id },
      options: [
        option('garder', null),
        ...swaps.map((each) =>
          option(`echanger-${each.mine.card}-${each.theirs.card}`, each, {
            label: 'echanger',
            params: { figure: each.other.id, card: each.theirs.card, mine: each.mine.card },
            at: { figure: each.other.id },
          }),
        ),
      ],
    });
    if (!swap || !(yield* isWilling(who, swap))) return;
    const { mine, theirs, other } = swap;
    g.emit({
      type: 'initiativeSwapped',
      figure: who.id,
      card: mine.card,
      other: other.id,
      otherCard: theirs.card,
      rules: ['AD2-ARCA-19'],
    });
  },
});

function swapsOf(state: AD2State, who: Figure): readonly Swap[] {
  const waiting = (hero: Figure): readonly Slot[] =>
    slotsOf(state, hero.id).filter(({ status }) => status === 'attend');
  const others = state.figures.filter((other) => other !== who && other.hero && other.camp === who.camp);
  return waiting(who).flatMap((mine) =>
    others.filter(isOnBoard).flatMap((other) => waiting(other).map((theirs) => ({ mine, theirs, other }))),
  );
}

/** AD2-ARCA-19: asked of another player; nobody refuses oneself. */
function* isWilling(who: Figure, { mine, theirs, other }: Swap): Rule<boolean> {
  const { seat } = other.hero!;
  if (seat === who.hero!.seat) return true;
  return yield* ask({
    id: 'accepter-l-echange',
    seat,
    rule: 'AD2-ARCA-19',
    params: { figure: other.id, by: who.id, card: mine.card, mine: theirs.card },
    options: [option('refuser', false), option('accepter', true)],
  });
}
