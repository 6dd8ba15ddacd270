import { type Figure, isOnBoard, type Slot } from '@souterrain/crawl';
import { slotsOf } from '@souterrain/crawl/rounds';
import { ask, option, type Rule } from '@souterrain/kernel';
import type { AD2State } from '../../state.ts';
import type { Feature } from '../../world/features.ts';

interface Swap {
  readonly mine: Slot;
  readonly theirs: Slot;
  readonly other: Figure;
}

/** AD2-ARCA-19: once a Round by its very moment, between Initiative and the first turn. */
export const manipulationDesArcanes: Feature = {
  id: 'manipulation-des-arcanes',
  rule: 'AD2-ARCA-19',
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
};

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
