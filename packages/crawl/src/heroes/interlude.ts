import type { Rule } from '@souterrain/kernel';
import type { Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { survivorsOf } from './survivors.ts';
import { exchange } from './town/exchange.ts';
import { recover } from './town/recover.ts';
import { reward } from './town/reward.ts';
import { sell } from './town/sell.ts';
import { shop } from './town/shop.ts';
import { spendXp } from './xp.ts';

type Step = (g: Crawl, hero: Figure) => Rule<void>;

const talents: Step = (g, hero) => spendXp(g, hero, 'interlude');

/** AD1-TOWN-01: the whole interlude; each step for every hero, in seat order, before the next step. */
export function* interlude(g: Crawl): Rule<void> {
  // AD1-TOWN-06: what nobody carried out is lost.
  if (g.state.piles.length > 0) g.emit({ type: 'pilesLost', rules: ['AD1-TOWN-06'] });
  const heroes = survivorsOf(g);
  for (const step of [reward, recover, sell, shop, talents, exchange]) for (const hero of heroes) yield* step(g, hero);
}
