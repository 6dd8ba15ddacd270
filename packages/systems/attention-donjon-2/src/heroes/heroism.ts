import type { Figure } from '@souterrain/crawl';
import { heroismLeft, spendHeroism } from '@souterrain/crawl/health';
import { option, type Rule } from '@souterrain/kernel';
import { turn } from '../jets/changes.ts';
import { wouldMatter } from '../jets/count.ts';
import { changedOdds } from '../odds/standing.ts';
import type { AD2 } from '../world/ad2.ts';
import { defineFeature, type Offer } from '../world/features.ts';
import type { Jet } from '../world/jet.ts';
import { isAgainst, isOpposedTo } from './opposed.ts';

/**
 * AD2-VAL-05, AD2-XHERO-07, AD2-BENI-16: a point blesses a Jet of the hero, or curses one that another hero profile
 * makes against it.
 */
export const heroismeFeature = defineFeature({
  id: 'heroisme',
  rule: 'AD2-XHERO-07',
  labels: {
    'benir-heroisme': {
      fr: ['Bénir, 1 Héroïsme', 'une Réussite aussi sur les 5'],
      en: ['Bless, 1 Héroïsme', 'a Réussite on 5s too'],
    },
    'maudire-heroisme': {
      fr: ['Maudire, 1 Héroïsme', 'chaque 1 annule une Réussite'],
      en: ['Curse, 1 Héroïsme', 'each 1 cancels a Réussite'],
    },
  },
  after(g, { who }, jet) {
    if (jet.thrown.standing.length === 0 || heroismLeft(g, who) === 0) return NONE;
    // AD2-XHERO-08, AD2-BENI-07, AD2-BENI-11: a Jet already blessed, or cursed, takes no second point.
    if (jet.who === who) {
      if (jet.beni || !wouldMatter(g, jet, { beni: true })) return NONE;
      return [offer(g, { hero: who, jet, how: 'beni' })];
    }
    if (!isAgainst(jet, who) || !isOpposedTo(jet, who)) return NONE;
    if (jet.maudit || !wouldMatter(g, jet, { maudit: true })) return NONE;
    return [offer(g, { hero: who, jet, how: 'maudit' })];
  },
});

const NONE: readonly Offer[] = [];

interface Point {
  readonly hero: Figure;
  readonly jet: Jet;
  readonly how: 'beni' | 'maudit';
}

const offer = (g: AD2, { hero, jet, how }: Point): Offer =>
  option(how === 'beni' ? 'benir-heroisme' : 'maudire-heroisme', () => spendOn(g, { hero, jet, how }), {
    odds: how === 'beni' ? changedOdds(g, jet, { beni: true }) : undefined,
  });

function* spendOn(g: AD2, { hero, jet, how }: Point): Rule<void> {
  const rule = how === 'beni' ? 'AD2-BENI-03' : 'AD2-BENI-16';
  yield* spendHeroism(g, hero, [rule]);
  turn(g, jet, how, { by: hero, label: 'heroisme', rule });
}
