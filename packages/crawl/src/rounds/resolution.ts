import { OVER, type Rule } from '@souterrain/kernel';
import { pendingHazards } from '../exploration/hazards.ts';
import { checkEnd } from '../exploration/objective.ts';
import { bearingsWith } from '../figures/bearings.ts';
import { loseMark } from '../figures/marks.ts';
import { pendingSquares } from '../movement/squares.ts';
import { type CrawlState, figureOf, isOnBoard } from '../state.ts';
import { defineWords } from '../text/catalogue.ts';
import type { Crawl } from '../world/crawl.ts';
import { type Effect, resolveInOrder } from './effects.ts';
import { effectOf, endMarks } from './turn-effects.ts';

/** AD1-RESOL-01 to AD1-RESOL-07, AD2-XROUND-11: effects act, then those limited in Rounds lose one, and the Round ends. */
export function resolution(g: Crawl): Rule<void> {
  const effects = actingEffects(g);
  for (const effect of pendingHazards(g)) effects.push(effect);
  for (const effect of pendingSquares(g)) effects.push(effect);
  if (effects.length > 0) return resolveThenEnd(g, effects);
  endRound(g);
  return OVER;
}

function* resolveThenEnd(g: Crawl, effects: readonly Effect[]): Rule<void> {
  yield* resolveInOrder(g, {
    id: 'ordre-des-effets',
    // AD1-RESOL-04: the player who acted last.
    seat: g.state.lastPlayer,
    rule: 'AD1-RESOL-03',
    effects,
  });
  endRound(g);
}

function endRound(g: Crawl): void {
  const { state } = g;
  if (state.result !== null) return;
  countDown(g);
  endUnacted(g);
  g.emit({ type: 'phaseStarted', phase: 'fin-de-round', round: state.round, rules: ['AD1-ROUND-02', 'AD1-RESOL-07'] });
  checkEnd(g);
}

function actingEffects(g: Crawl): Effect[] {
  const effects: Effect[] = [];
  for (const figure of g.state.figures)
    if (isOnBoard(figure))
      for (const at of bearingsWith(g, figure).resolution) {
        const { feature } = at;
        if (feature.resolution && feature.resolves?.(g, at) !== false)
          effects.push(effectOf(g, at, () => feature.resolution!(g, at)));
      }
  return effects;
}

/** AD1-ROUND-03, AD1-ROUND-04, AD1-RESOL-05. */
function countDown(g: Crawl): void {
  for (const figure of g.state.figures)
    for (const { id, until } of figure.marks) {
      if (until.in !== 'rounds') continue;
      if (until.left <= 1) loseMark(g, figure, id, { why: 'fini', rules: ['AD1-RESOL-05'] });
      else g.emit({ type: 'markCounted', figure: figure.id, mark: id, left: until.left - 1, rules: ['AD1-ROUND-03'] });
    }
}

/** AD1-RESOL-06, AD1-ROUND-07, AD1-ROUND-08: its character took no turn, and it was in force when the Round began. */
function endUnacted(g: Crawl): void {
  const { state } = g;
  const first = state.variants.nextTurnExpiry === 'first';
  endMarks(g, (until) => (first || until.since < state.round) && !acted(state, until.of), [
    first ? 'AD1-Q-28' : 'AD1-ROUND-08',
  ]);
}

/** A free initiative that was declined, or a lost one, is no turn. */
function acted(state: CrawlState, id: string): boolean {
  const { group } = figureOf(state, id);
  return state.order.some((slot) => slot.status === 'joue' && slot.who === (group ?? id));
}

export const resolutionWords = defineWords({
  prompts: {
    'ordre-des-effets': {
      fr: 'Résolution des effets : lequel d’abord ?',
      en: 'Résolution des effets: which one first?',
    },
  },
});
