import type { GameEvent, Rule } from '@souterrain/kernel';
import type { Content } from '../../content/content.ts';
import type { CrawlState } from '../../state.ts';
import type { CrawlSystem } from '../../system.ts';
import type { Crawl } from '../../world/crawl.ts';
import type { Feature } from '../../world/features.ts';
import { survivorsOf } from '../survivors.ts';
import { spendXp } from '../xp.ts';
import { recover } from './recover.ts';
import { sell } from './sell.ts';
import { shop } from './shop.ts';

/**
 * AD1-TOWN-01 for heroes that come from no adventure of this game, as a game of its own: cared for, selling, buying,
 * learning. Nothing was earned, so nothing is paid; whoever comes alone trades with nobody.
 */
export const townVisit = <S extends CrawlState, E extends GameEvent, C extends Content, F extends Feature>(
  system: CrawlSystem<S, E, C, F>,
): CrawlSystem<S, E, C, F> => ({
  ...system,
  setup: (setup) => ({ ...system.setup(setup), phase: 'interlude' }),
  step: visit,
  outcome: ({ phase, players }) =>
    phase === 'fin' ? { id: 'fin', winners: [], scores: players.map(() => 0) } : undefined,
});

function* visit(g: Crawl): Rule<void> {
  for (const hero of survivorsOf(g)) {
    yield* recover(g, hero);
    yield* sell(g, hero);
    yield* shop(g, hero);
    yield* spendXp(g, hero, 'interlude');
  }
  g.emit({ type: 'stageEntered', phase: 'fin', rules: ['AD1-TOWN-01'] });
}
