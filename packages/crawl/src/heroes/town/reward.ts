import type { Rule } from '@souterrain/kernel';
import { scenarioOf } from '../../exploration/scenario.ts';
import { readMemoirs } from '../../items/keepsakes.ts';
import type { Figure } from '../../state.ts';
import type { Crawl } from '../../world/crawl.ts';
import { xpEarned } from '../xp.ts';

/** AD1-TOWN-01, step 1: experience, what the scenario pays, and what was earned on the way. */
export function* reward(g: Crawl, hero: Figure): Rule<void> {
  const { primes } = hero.hero!;
  g.emit({ type: 'xpGained', figure: hero.id, xp: xpEarned(g), rules: ['AD1-XP-10'] });
  const pay = g.state.result === 'victoire' ? (scenarioOf(g).reward ?? 0) : 0;
  if (pay > 0) g.emit({ type: 'paid', figure: hero.id, deniers: pay, what: 'recompense', rules: ['AD1-TOWN-01'] });
  if (primes > 0) g.emit({ type: 'paid', figure: hero.id, deniers: primes, what: 'primes', rules: ['AD1-TRAQ-12'] });
  readMemoirs(g, hero);
}
