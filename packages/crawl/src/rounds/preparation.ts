import { OVER, type Rule } from '@souterrain/kernel';
import { placeReserve } from '../exploration/meet.ts';
import { checkEnd } from '../exploration/objective.ts';
import { scenarioOf } from '../exploration/scenario.ts';
import { placeHeroes } from '../exploration/start.ts';
import { isOnBoard } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { setCardsAside } from './aside.ts';
import { restoreReactions } from './turn-effects.ts';

/** AD1-ROUND-09, AD1-ROUND-10, AD1-TURN-27: the deck is whole again, and so are the Réactions. */
export function preparation(g: Crawl): Rule<void> {
  const { state } = g;
  const round = state.round + 1;
  g.emit({ type: 'phaseStarted', phase: 'preparation', round, rules: ['AD1-ROUND-02'] });
  g.emit({ type: 'roundStarted', round, rules: ['AD1-ROUND-01', 'AD1-ROUND-09', 'AD1-ROUND-10'] });
  setCardsAside(g);
  checkEnd(g);
  if (state.result !== null) return OVER;
  if (state.variants.heroReplacement === 'preparation' || scenarioOf(g).replacements) return replaceHeroes(g);
  makeReady(g);
  return OVER;
}

function makeReady(g: Crawl): void {
  const { state } = g;
  placeReserve(g);
  if (state.variants.reactionRefresh === 'round') restoreReactions(g, state.figures.filter(isOnBoard), 'AD1-TURN-27');
}

/** AD1-HRSM-20, AD1-Q-25: a fresh hero for a dead one, by the start room, where the scenario or the table allows it. */
function* replaceHeroes(g: Crawl): Rule<void> {
  const { state } = g;
  const dead = state.figures.filter((figure) => figure.hero !== null && figure.status === 'mort');
  for (const { id, hero } of dead) {
    yield* g.edition.createHero(g, hero!.seat);
    g.emit({ type: 'heroReplaced', figure: id, rules: ['AD1-HRSM-20', 'AD1-Q-25'] });
  }
  yield* placeHeroes(g);
  makeReady(g);
}
