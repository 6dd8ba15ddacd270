import { seatOf } from '@souterrain/crawl/figures';
import type { Rule, SeatId, Term } from '@souterrain/kernel';
import { skillOf, totalOf } from '../figures/values.ts';
import { comparedTerms } from '../jets/foreseen.ts';
import { makeJet } from '../jets/make-jet.ts';
import type { Effect, Effects, Outcome } from '../notation/index.ts';
import type { AD2State } from '../state.ts';
import type { AD2 } from '../world/ad2.ts';
import type { Jet, JetOrder } from '../world/jet.ts';
import { throwAmounts, writtenAmounts } from './amounts.ts';
import { chooseSide, onlySide } from './choose-side.ts';
import { difficultyTerms } from './difficulty.ts';
import type { EnemyOrder, Faced, Inflicting } from './enemy-order.ts';
import { sourceOf } from './enemy-source.ts';
import { isReducible, isRefused, mayPreferFailure } from './prefer.ts';
import { type Added, effectsOf, type Kept, reduce } from './reduce.ts';

export type { EnemyOrder, Faced } from './enemy-order.ts';

/** AD2-ENN-02 to AD2-ENN-20: the Jet of whoever suffers an action, and what it cancels. */
export function* face(g: AD2, order: EnemyOrder): Rule<Faced> {
  const { victim, by, line, label } = order;
  g.emit({ type: 'enemyActed', figure: victim.id, action: label, by: by?.id ?? null, rules: ['AD2-ENN-01'] });
  const outcome = outcomeOf(order);
  const difficulty = difficultyTerms(g, line, { profile: by, bindings: order.bindings }) ?? [];
  const jetOrder: JetOrder = {
    who: victim,
    purpose: order.purpose ?? 'resister',
    attribute: line.attribute,
    skill: line.skill?.id ?? null,
    difficulty,
    action: line,
    by,
    reducible: isReducible(order, outcome),
    // AD2-REU-09.
    declinable: mayPreferFailure(outcome),
    extraDice: order.extraDice,
  };
  if (!victim.hero) return yield* compare(g, order, { jetOrder, outcome });
  // AD2-COMP-07: a required Compétence that is missing fails without dice.
  const isHopeless = line.required && line.skill !== null && skillOf(victim, line.skill.id) === undefined;
  if (isHopeless) return yield* withoutDice(g, order, { value: 0, difficulty, outcome, rule: 'AD2-COMP-07' });
  if (mayPreferFailure(outcome) && (yield* isRefused(g, order)))
    return yield* withoutDice(g, order, { value: 0, difficulty, outcome, rule: 'AD2-ENN-20' });
  const jet = yield* makeJet(g, jetOrder);
  const won = jet.verdict.success;
  // AD2-ENN-03, AD2-ENN-07, AD2-ENN-08, AD2-ENN-09: what follows the slash on a success, what comes before it otherwise.
  const side = won || order.onFailure === 'success' ? outcome.success : outcome.failure;
  return yield* settled(g, order, { side, success: won, jet });
}

/** AD2-PERI-02: the failure effect of an action that nobody may resist. */
export function* faceHelpless(g: AD2, order: EnemyOrder): Rule<Faced> {
  const { victim, by, label } = order;
  g.emit({ type: 'enemyActed', figure: victim.id, action: label, by: by?.id ?? null, rules: ['AD2-ENN-01'] });
  return yield* settled(g, order, { side: outcomeOf(order).failure, success: false, jet: null });
}

type Sides = Extract<Outcome, { kind: 'enemy' }>;

function outcomeOf({ line, label }: EnemyOrder): Sides {
  if (line.outcome?.kind !== 'enemy') throw new Error(`${label} is no enemy action`);
  return line.outcome;
}

/** AD2-PROF-04, AD2-ENN-18, AD2-MON-16: a characteristic against the Difficulté; no Réussite. */
function* compare(
  g: AD2,
  order: EnemyOrder,
  { jetOrder, outcome }: { readonly jetOrder: JetOrder; readonly outcome: Sides },
): Rule<Faced> {
  const value = totalOf(comparedTerms(g, jetOrder));
  return yield* withoutDice(g, order, { value, difficulty: jetOrder.difficulty, outcome, rule: 'AD2-PROF-04' });
}

interface Compared {
  readonly value: number;
  readonly difficulty: readonly Term[];
  readonly outcome: Sides;
  readonly rule: 'AD2-PROF-04' | 'AD2-COMP-07' | 'AD2-ENN-20';
}

function* withoutDice(g: AD2, order: EnemyOrder, { value, difficulty, outcome, rule }: Compared): Rule<Faced> {
  const aim = Math.max(1, totalOf(difficulty));
  const success = value >= aim;
  const figure = order.victim.id;
  g.emit({ type: 'resistedWithoutDice', figure, success, value, difficulty: aim, rules: [rule] });
  return yield* settled(g, order, { side: success ? outcome.success : outcome.failure, success, jet: null });
}

interface Side {
  readonly side: Effects;
  readonly success: boolean;
  readonly jet: Jet | null;
}

function* settled(g: AD2, order: EnemyOrder, { side, success, jet }: Side): Rule<Faced> {
  const { victim, bindings, reactions } = order;
  const seat: SeatId = seatOf(g.state, victim);
  const own = onlySide(side) ?? (yield* chooseSide(side, seat));
  const added = reactions && reactions.length > 0 ? yield* addedBy(reactions, seat) : NOBODY;
  const all = effectsOf(own, added);
  const worth = writtenAmounts(all, bindings) ?? (yield* throwAmounts(g, all, { seat, bindings }));
  // AD2-EFF-04, AD2-XESQ-12: who suffers the success effects of a failure has no minimum to lose.
  const failed = !success && order.onFailure === undefined;
  const pending: Kept = { own, added, worth, cancelled: 0, gained: NONE };
  const surplus = surplusOf(g.state, jet);
  const kept = surplus > 0 && jet ? yield* reduce(g, { order, jet, surplus, pending, failed }) : pending;
  return {
    order,
    success,
    jet,
    source: sourceOf(order, { kept, failed, jet }),
    effects: apartOf(order, kept),
    worth,
    gained: kept.gained,
  };
}

const NOBODY: readonly Added[] = [];
const NONE: readonly Effect[] = [];

function* addedBy(reactions: NonNullable<EnemyOrder['reactions']>, seat: SeatId): Rule<readonly Added[]> {
  const added: Added[] = [];
  for (const { by, effects } of reactions)
    added.push({ by, effects: onlySide(effects) ?? (yield* chooseSide(effects, seat)) });
  return added;
}

function apartOf({ by }: EnemyOrder, { own, added }: Kept): readonly Inflicting[] {
  const apart: Inflicting[] = [];
  for (const effect of own) if (isApart(effect)) apart.push({ effect, by });
  for (const reaction of added)
    for (const effect of reaction.effects) if (isApart(effect)) apart.push({ effect, by: reaction.by });
  return apart;
}

/** The source of Dommages does not count it already. */
const isApart = (effect: Effect): boolean =>
  effect.kind !== 'valued' || (effect.id !== 'dommages' && effect.id !== 'perforation');

/** AD2-ENN-14, AD2-Q-05: a failed Jet has no Réussite, or keeps them. */
function surplusOf({ variants }: AD2State, jet: Jet | null): number {
  if (!jet) return 0;
  const { success, surplus, reussites } = jet.verdict;
  return success ? surplus : variants.enemyCancelOnFailure === 'yes' ? reussites : 0;
}
