import type { RuleId } from '@souterrain/catalog';
import { OVER, type Rule } from '@souterrain/kernel';
import { bearingsOf, bearingsWith } from '../figures/bearings.ts';
import { loseMark } from '../figures/marks.ts';
import { seatOf } from '../figures/sides.ts';
import { type Figure, type FigureId, type GroupId, isOnBoard, type Until } from '../state.ts';
import { defineWords } from '../text/catalogue.ts';
import type { Crawl } from '../world/crawl.ts';
import type { Bearing } from '../world/features.ts';
import { type Effect, resolveInOrder } from './effects.ts';
import { reactionsOf } from './reactions.ts';

/** AD1-TURN-29: what lasts until the start of this turn ends, then start-of-turn effects, in the order the player chooses. */
export function openTurns(g: Crawl, figures: readonly Figure[], group: GroupId | null): Rule<void> {
  const ids = idsOf(figures);
  g.emit({ type: 'turnsOpened', figures: ids, group, rules: ['AD1-TURN-29'] });
  endMarks(g, (until) => until.edge === 'start' && ids.includes(until.of), ['AD1-ROUND-05']);
  // AD1-Q-03: a Réaction may come back with the turn rather than with the Round.
  if (g.state.variants.reactionRefresh === 'turn') restoreReactions(g, figures, 'AD1-Q-03');
  const effects: Effect[] = [];
  for (const figure of figures) addStarts(g, figure, effects);
  if (effects.length === 0) return OVER;
  const seat = seatOf(g.state, figures[0]!);
  return resolveInOrder(g, { id: 'debut-du-tour', seat, rule: 'AD1-TURN-29', effects });
}

function idsOf(figures: readonly Figure[]): readonly FigureId[] {
  // Made at its length: a list that grows starts with room for seventeen.
  const ids = new Array<FigureId>(figures.length);
  for (let i = 0; i < figures.length; i++) ids[i] = figures[i]!.id;
  return ids;
}

function addStarts(g: Crawl, figure: Figure, effects: Effect[]): void {
  for (const at of bearingsWith(g, figure).turnStart) {
    const { feature } = at;
    if (feature.starts?.(g, at) !== false) effects.push(effectOf(g, at, () => feature.turnStart!(g, at)));
  }
}

/** Something a feature does to its bearer, as long as the bearer still has it. */
export function effectOf(g: Crawl, at: Bearing, run: () => Rule<void>): Effect {
  const { feature, who, mark } = at;
  return {
    id: `${feature.id}-${who.id}`,
    label: feature.id,
    params: { figure: who.id },
    at: { figure: who.id },
    age: mark?.until.in === 'turn' ? mark.until.since : 0,
    run: () => (isOnBoard(who) && bearingsOf(g, who).some((now) => now.feature === feature) ? run() : OVER),
  };
}

/** End-of-turn effects, then what lasts until the end of this turn. */
export function closeTurns(g: Crawl, figures: readonly Figure[]): Rule<void> {
  if (figures.some((figure) => bearingsWith(g, figure).turnEnd.length > 0)) return endThenClose(g, figures);
  close(g, figures);
  return OVER;
}

function* endThenClose(g: Crawl, figures: readonly Figure[]): Rule<void> {
  for (const figure of figures)
    for (const at of bearingsWith(g, figure).turnEnd)
      if (isOnBoard(figure) && g.state.result === null) yield* at.feature.turnEnd!(g, at);
  close(g, figures);
}

function close(g: Crawl, figures: readonly Figure[]): void {
  const ids = idsOf(figures);
  endMarks(g, (until) => until.edge === 'end' && until.begun === true && ids.includes(until.of), ['AD1-ROUND-05']);
  g.emit({ type: 'turnsClosed', figures: ids, rules: ['AD1-TURN-29'] });
}

type UntilTurn = Extract<Until, { in: 'turn' }>;

/** Ends every effect that lasts until a turn and is picked, whoever carries it. */
export function endMarks(g: Crawl, picked: (until: UntilTurn) => boolean, rules: readonly RuleId[]): void {
  for (const figure of g.state.figures)
    for (const { id, until, source } of figure.marks)
      if (until.in === 'turn' && picked(until)) loseMark(g, figure, id, { source, why: 'fini', rules });
}

/** AD1-ROUND-06: with the initiative go the effects that last until the next turn. */
export function endNextTurnEffects(g: Crawl, figure: FigureId): void {
  endMarks(g, (until) => until.of === figure, ['AD1-ROUND-06']);
}

/** AD1-TURN-27. */
export function restoreReactions(g: Crawl, of: readonly Figure[], rule: RuleId): void {
  const figures: { readonly id: FigureId; readonly left: number }[] = [];
  for (const figure of of) {
    const left = reactionsOf(g, figure);
    if (figure.reactions !== left) figures.push({ id: figure.id, left });
  }
  if (figures.length > 0) g.emit({ type: 'reactionsRestored', figures, rules: [rule] });
}

export const turnEffectWords = defineWords({
  prompts: {
    'debut-du-tour': { fr: 'Début du tour : quel effet d’abord ?', en: 'Start of the turn: which effect first?' },
  },
});
