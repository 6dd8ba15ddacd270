import type { Figure } from '@souterrain/crawl';
import { heroismLeft, spendHeroism } from '@souterrain/crawl/health';
import { option, type Rule } from '@souterrain/kernel';
import { turnedOdds } from '../odds/index.ts';
import { turn } from '../rolls/changes.ts';
import { wouldMatter } from '../rolls/count.ts';
import type { AD1 } from '../world/ad1.ts';
import { defineFeature, type Offer } from '../world/features.ts';
import type { Roll } from '../world/roll.ts';

/** AD1-HERO-09, AD1-HRSM-11 to AD1-HRSM-15: a point blesses a roll of the hero, or curses one that directly involves it. */
export const heroismeFeature = defineFeature({
  id: 'heroisme',
  rule: 'AD1-HRSM-13',
  labels: {
    'benir-heroisme': {
      fr: ['Bénir, 1 Héroïsme', 'les 3 deviennent des succès'],
      en: ['Bless, 1 Héroïsme', '3s become successes'],
    },
    'maudire-heroisme': {
      fr: ['Maudire, 1 Héroïsme', 'les 4 ne comptent plus'],
      en: ['Curse, 1 Héroïsme', '4s no longer count'],
    },
  },
  after(g, { who }, roll) {
    if (roll.faces.length === 0 || heroismLeft(g, who) === 0) return NONE;
    // AD1-HRSM-14: a roll already blessed, or cursed, takes no second point.
    if (roll.who === who) {
      if (roll.blessed || !wouldMatter(roll, g.state, { blessed: true })) return NONE;
      return [offer(g, { hero: who, roll, how: 'beni' })];
    }
    if (!involves(roll, who) || roll.cursed || !wouldMatter(roll, g.state, { cursed: true })) return NONE;
    return [offer(g, { hero: who, roll, how: 'maudit' })];
  },
});

const NONE: readonly Offer[] = [];

/** AD1-HRSM-14. */
function involves(roll: Roll, hero: Figure): boolean {
  if (roll.opposed) return roll.parties?.includes(hero) ?? false;
  return roll.target === hero && (roll.purpose === 'attaque' || roll.purpose === 'dommages');
}

function offer(g: AD1, { hero, roll, how }: { hero: Figure; roll: Roll; how: 'beni' | 'maudit' }): Offer {
  const id = `${how === 'beni' ? 'benir' : 'maudire'}-heroisme`;
  const change = how === 'beni' ? { blessed: true } : { cursed: true };
  const odds = turnedOdds(g.state, hero, { roll, change });
  return option(id, () => spendOn(g, { hero, roll, how }), { odds });
}

function* spendOn(g: AD1, { hero, roll, how }: { hero: Figure; roll: Roll; how: 'beni' | 'maudit' }): Rule<void> {
  yield* spendHeroism(g, hero, [how === 'beni' ? 'AD1-HRSM-11' : 'AD1-HRSM-12']);
  turn(g, roll, how, { by: hero, label: 'heroisme', rule: 'AD1-HRSM-13' });
}
