import { type Figure, isOnBoard } from '@souterrain/crawl';
import { bearingsWith, useOnce } from '@souterrain/crawl/figures';
import { push } from '@souterrain/crawl/movement';
import { refund } from '@souterrain/crawl/rounds';
import { defineWords, thing } from '@souterrain/crawl/text';
import { ask, option, type Rule, type SeatId, type Term } from '@souterrain/kernel';
import { suffer } from '../combat/damage.ts';
import { inflict } from '../effects/inflict.ts';
import { characteristicOf, totalOf } from '../figures/values.ts';
import { makeJet } from '../jets/make-jet.ts';
import type { Action, Amount, Effect, Effects } from '../notation/index.ts';
import type { AD2State } from '../state.ts';
import type { AD2 } from '../world/ad2.ts';
import type { Jet } from '../world/jet.ts';
import { throwAmounts, writtenAmounts } from './amounts.ts';
import { chooseSide, onlySide } from './choose-side.ts';
import { consulted, difficultyTerms } from './difficulty.ts';
import { chooseExtra, extraTargets } from './extra-target.ts';
import type { ActionOrder, Performed } from './order.ts';
import { type Aim, reachedBy, spend } from './spend.ts';
import { canRefund, FREE_ACTION, usefulSides } from './useful.ts';

/** AD2-ORDRE-01: a character's own action, from its Jet to its last effect. */
export function* perform(g: AD2, order: ActionOrder): Rule<Performed> {
  const { actor, line, label, how, targets } = order;
  const ids = targets.map(({ id }) => id);
  g.emit({ type: 'actionDeclared', figure: actor.id, action: label, targets: ids, how, rules: ['AD2-ORDRE-02'] });
  const aims = aimsOf(g, order);
  const jet = yield* makeJet(g, {
    who: actor,
    purpose: order.purpose,
    attribute: line.attribute,
    skill: line.skill?.id ?? null,
    difficulty: easiest(g, order, aims),
    action: line,
    attack: order.attack,
    target: targets[0] ?? null,
    item: order.item,
    options: order.options ? [...line.options, ...order.options] : line.options,
    // AD2-ORDRE-20: more Réussites may reach more of them.
    reducible: aims.some(({ difficulty }) => difficulty !== aims[0]!.difficulty),
    extraDice: order.extraDice,
    extraAdded: order.extraAdded,
  });
  if (!jet.verdict.success) return { jet, success: false, affected: [], killed: [], lost: 0, plain: [], left: 0 };
  const { seat } = jet;
  const { bindings } = order;
  const sides = order.effects ?? (line.outcome?.kind === 'own' ? line.outcome.effects : NOTHING);
  const own = onlySide(sides) ?? (yield* chooseOwn(g, order, { sides, seat }));
  // AD2-EFF-19: thrown once the verdict is known, before Réussites are spent.
  const thrown = writtenAmounts(own, bindings) ?? (yield* throwAmounts(g, own, { seat, bindings }));
  const { bought, result, left } = yield* spend(g, order, { jet, own, aims });
  const purchases: Effect[] = [];
  for (const place of bought) {
    const { effects } = jet.options![place]!;
    purchases.push(...(onlySide(effects) ?? (yield* chooseSide(effects, seat))));
  }
  const more = writtenAmounts(purchases, bindings) ?? (yield* throwAmounts(g, purchases, { seat, bindings }));
  const isOwn = (amount: Amount): boolean => own.some((effect) => effect.kind === 'valued' && effect.amount === amount);
  const worth = (amount: Amount): number => (isOwn(amount) ? thrown(amount) : more(amount));
  const affected = targets.length === 0 ? [actor] : reachedBy(aims, result);
  const done: Applied = { order, jet, own, worth, affected: [...affected], killed: [], lost: 0 };
  yield* apply(g, done, purchases);
  return {
    jet,
    success: true,
    affected: done.affected,
    killed: done.killed,
    lost: done.lost,
    plain: plainOf([...own, ...purchases]),
    left,
  };
}

const NOTHING: Effects = [];

/** AD2-XMOUV-05: a side that would do nothing is not offered, unless no other would either. */
function* chooseOwn(
  g: AD2,
  order: ActionOrder,
  { sides, seat }: { readonly sides: Effects; readonly seat: SeatId },
): Rule<readonly Effect[]> {
  const useful = usefulSides(g, order, { effects: sides, target: order.targets[0] });
  return yield* chooseSide(useful.length > 0 ? useful : sides, seat);
}

/** AD2-JET-16: a figure whose profile prints a dash is not among them. */
function aimsOf(g: AD2, order: ActionOrder): readonly Aim[] {
  const aims: Aim[] = [];
  for (const target of order.targets) {
    const terms = termsAgainst(g, order, target);
    if (terms) aims.push({ target, difficulty: Math.max(1, totalOf(terms)), terms });
  }
  return aims;
}

export function termsAgainst(g: AD2, order: ActionOrder, target: Figure): readonly Term[] | undefined {
  const { line, against, bindings, modifiers } = order;
  const more = [...(modifiers?.(target) ?? []), ...tieTerms(g.state, line)];
  if (against) {
    const value = characteristicOf(g, target, against);
    return value === null ? undefined : [{ label: against, value, rule: 'AD2-PROF-03' }, ...more];
  }
  const terms = difficultyTerms(g, line, { profile: target, bindings });
  return terms && [...terms, ...more];
}

/** AD2-XCONV-08, AD2-Q-30: against a characteristic that stands for an opposed test, a tie may be the defender's. */
const tieTerms = ({ variants }: AD2State, line: Action): readonly Term[] =>
  variants.tieOpposed === 'defender' && !line.attack && consulted(line) ? [TIE] : [];

const TIE: Term = { label: 'egalite', value: 1, rule: 'AD2-Q-30' };

/** AD2-ORDRE-20: one throw for all; it succeeds when one of them is reached. */
function easiest(g: AD2, { line, bindings }: ActionOrder, [first, ...others]: readonly Aim[]): readonly Term[] {
  if (!first) return difficultyTerms(g, line, { profile: null, bindings }) ?? [];
  let { terms } = first;
  for (const other of others) if (totalOf(other.terms) < totalOf(terms)) terms = other.terms;
  return terms;
}

/** What is being done to those it reaches, and what has come of it so far. */
interface Applied {
  readonly order: ActionOrder;
  readonly jet: Jet;
  readonly own: readonly Effect[];
  readonly worth: (amount: Amount) => number;
  /** More are added by Réussites that reach further. */
  readonly affected: Figure[];
  readonly killed: Figure[];
  lost: number;
}

/** AD2-ORDRE-17: amounts are folded into the effect; the rest comes before or after it. */
function* apply(g: AD2, done: Applied, purchases: readonly Effect[]): Rule<void> {
  const { order, jet, own } = done;
  const reached = [...done.affected];
  const later: Effect[] = [];
  for (const effect of purchases) {
    if (effect.kind === 'valued') continue;
    if (hurts(own) && (yield* isFirst(jet, effect))) yield* applyBought(g, done, { effect, reached });
    else later.push(effect);
  }
  for (const [i, target] of reached.entries()) {
    // AD2-ORDRE-20: an option changes the effect on all those of an area, on the first target otherwise.
    const more = i === 0 || isArea(order) ? purchases.filter((effect) => effect.kind === 'valued') : [];
    yield* strikeOne(g, done, { target, effects: [...own, ...more] });
  }
  for (const effect of later) yield* applyBought(g, done, { effect, reached });
}

const isArea = ({ line }: ActionOrder): boolean => line.range?.kind === 'aur';

/** One effect that Réussites bought, on whom the throw reached. */
function* applyBought(
  g: AD2,
  done: Applied,
  { effect, reached }: { readonly effect: Effect; readonly reached: readonly Figure[] },
): Rule<void> {
  const { order, jet, own, affected } = done;
  if (effect.kind === 'extra-target') {
    // A push may have taken away the last one.
    if (extraTargets(g, order, { jet, affected }).length === 0) return;
    const target = yield* chooseExtra(g, order, { jet, affected });
    affected.push(target);
    const sides = effect.effects;
    yield* strikeOne(g, done, {
      target,
      effects: sides ? (onlySide(sides) ?? (yield* chooseSide(sides, jet.seat))) : own,
    });
  } else if (effect.kind === 'plain') yield* plain(g, order, { effect: effect.id, target: reached[0] });
  else
    for (const target of isArea(order) ? reached : reached.slice(0, 1))
      yield* affect(g, order, { target, effect, value: 0 });
}

function* strikeOne(
  g: AD2,
  done: Applied,
  { target, effects }: { readonly target: Figure; readonly effects: readonly Effect[] },
): Rule<void> {
  const { order, jet } = done;
  const amounts = folded(effects, done.worth);
  const dommages = amounts.get('dommages') ?? 0;
  // AD2-ORDRE-17, AD2-ORDRE-18: what a push has already killed suffers nothing more.
  if (dommages > 0 && isOnBoard(target)) {
    const suffered = yield* suffer(g, {
      target,
      by: order.actor,
      label: order.label,
      dommages: dommagesOf(g, order.actor, {
        jet,
        dommages: { label: order.label, value: dommages, rule: 'AD2-XCOMB-14' },
        target,
      }),
      perforation: (amounts.get('perforation') ?? 0) + perforationOf(g, order, jet),
      direct: order.line.tags.includes('Direct'),
      failed: false,
      attack: order.line.attack,
      jet,
      cancelled: 0,
      braced: [],
    });
    done.lost += suffered.lost;
    if (suffered.died) done.killed.push(target);
  }
  for (const [id, value] of amounts)
    if (id !== 'dommages' && id !== 'perforation') {
      const effect = { kind: 'valued', id, amount: { sign: null, first: value, rest: [] } } as const;
      yield* affect(g, order, { target, effect, value });
    }
  for (const effect of effects) {
    if (effect.kind === 'valued') continue;
    if (effect.kind === 'plain') yield* plain(g, order, { effect: effect.id, target });
    else yield* affect(g, order, { target, effect, value: 0 });
  }
}

function* affect(
  g: AD2,
  { actor, label, line }: ActionOrder,
  { target, effect, value }: { readonly target: Figure; readonly effect: Effect; readonly value: number },
): Rule<void> {
  if (target.status === 'plateau')
    yield* inflict(g, effect, { actor, target, label, value, attribute: line.attribute });
}

const hurts = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => effect.kind === 'valued' && effect.id === 'dommages');

/** AD2-NOT-26: one sum for each name. */
function folded(effects: readonly Effect[], worth: (amount: Amount) => number): ReadonlyMap<string, number> {
  const amounts = new Map<string, number>();
  for (const effect of effects)
    if (effect.kind === 'valued') amounts.set(effect.id, (amounts.get(effect.id) ?? 0) + worth(effect.amount));
  return amounts;
}

/** What an attack of a hero deals, with what its features add against that target. */
export function dommagesOf(
  g: AD2,
  actor: Figure,
  { jet, dommages, target }: { readonly jet: Jet; readonly dommages: Term; readonly target: Figure },
): readonly Term[] {
  const terms = [dommages];
  for (const at of bearingsWith(g, actor).dommages) {
    const value = at.feature.dommages!(g, at, jet, target);
    if (value !== 0) terms.push({ label: at.feature.id, value, rule: at.feature.rule });
  }
  return terms;
}

function perforationOf(g: AD2, { actor }: ActionOrder, jet: Jet): number {
  let total = 0;
  for (const at of bearingsWith(g, actor).perforation) total += at.feature.perforation!(g, at, jet);
  return total;
}

/** AD2-ORDRE-17: before the Dommages, or after them. */
const isFirst = (jet: Jet, effect: Effect): Rule<boolean> =>
  ask({
    id: 'quand',
    seat: jet.seat,
    rule: 'AD2-ORDRE-17',
    params: { effect: 'id' in effect ? effect.id : effect.kind },
    options: [option('apres', false), option('avant', true)],
  });

function* plain(
  g: AD2,
  { actor, how }: ActionOrder,
  { effect, target }: { readonly effect: string; readonly target: Figure | undefined },
): Rule<void> {
  // AD2-EFF-10.
  if (effect === 'repousser' && target && target.status === 'plateau') yield* push(g, actor, target);
  // AD2-EFF-14: the action spent is given back, once a turn.
  if (effect === FREE_ACTION && canRefund(actor, how)) {
    useOnce(g, actor, { span: 'tour', key: FREE_ACTION, rules: ['AD2-EFF-14'] });
    refund(g, actor, how);
  }
}

const plainOf = (effects: readonly Effect[]): readonly string[] =>
  effects.flatMap((effect) => (effect.kind === 'plain' ? [effect.id] : []));

export const performWords = defineWords({
  prompts: {
    quand: {
      fr: (a) => `${thing(a, 'effect')} : avant les Dommages, ou après ?`,
      en: (a) => `${thing(a, 'effect')}: before the Damage, or after?`,
    },
  },
  labels: {
    'quand/avant': { fr: 'Avant les Dommages', en: 'Before the Damage' },
    'quand/apres': { fr: 'Après les Dommages', en: 'After the Damage' },
  },
});
