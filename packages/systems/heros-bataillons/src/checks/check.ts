import type { RuleId } from '@souterrain/catalog';
import { type Rule, roll } from '@souterrain/kernel';
import { isLedByWarlord } from '../beings/abilities/chef-de-guerre.ts';
import { pointsOf, spare } from '../beings/chance.ts';
import { seatOf } from '../beings/seats.ts';
import { isStealthy, withHindrances } from '../magic/afflictions.ts';
import { isHiddenByDefault } from '../master/secrets.ts';
import { type Being, type HB, hasMark, type State, type Tested } from '../state.ts';
import { isExhausted } from '../time/exhaustion.ts';
import type { Reason } from './events.ts';
import { ELAN, followThrough, REVERS, spendMomentum } from './momentum.ts';
import { invokeTalent } from './talents.ts';

export interface CheckOrder {
  readonly who: Being;
  readonly attribute: Tested;
  readonly advantages?: readonly Reason[];
  readonly disadvantages?: readonly Reason[];
  /** HB-TAL-03: what a talent must share to be invoked without an MJ. */
  readonly tags?: readonly string[];
  /** HB-GM-19: with an MJ, adversaries roll hidden unless stated. */
  readonly hidden?: boolean;
  /** HB-GM-02: talents have been invoked and answered before any die. */
  readonly invoked?: boolean;
  /** HB-GM-16: dice thrown again, for the reasons of the first throw and no other. */
  readonly again?: boolean;
  /**
   * HB-CHA-11: what Chance spares in a failure: `resistance`, an effect that takes hold; `action`, the action spent; `suite`, a
   * harm that the caller works out and offers to spare itself, before it calls `followThrough`. Nothing when absent.
   */
  readonly stake?: 'resistance' | 'action' | 'suite';
  readonly rule: RuleId;
}

export interface Checked {
  readonly kept: number;
  readonly success: boolean;
  readonly extreme: 'totale' | 'cuisante' | null;
  /** HB-CHA-06: it failed, and Chance keeps the consequences away. */
  readonly spared: boolean;
}

/** HB-TEST-02 to HB-TEST-10, HB-ADV-01 to HB-ADV-06: a d20 under the current value of an attribute. */
export function* check(g: HB, order: CheckOrder): Rule<Checked> {
  const { who, attribute, hidden = isHiddenByDefault(g.state, who), rule } = order;
  const advantages = advantagesOf(g.state, order);
  const disadvantages = disadvantagesOf(order);
  let net = totalOf(advantages) - totalOf(disadvantages);
  const talent = order.invoked ? null : yield* invokeTalent(g, who, { attribute, tags: order.tags ?? NO_TAGS, net });
  if (talent !== null) net += talent.count;
  const dice = { kind: 'roll', seat: seatOf(g.state, who), count: diceFor(g.state, net), sides: 20, rule } as const;
  const faces = g.chance?.roll(dice) ?? (yield* roll(dice));
  let kept = faces[0]!;
  for (const face of faces) kept = net < 0 ? Math.max(kept, face) : Math.min(kept, face);
  const value = who.now[attribute];
  const { success, extreme } = readDie(kept, value);
  g.emit({
    type: 'checked',
    being: who.id,
    attribute,
    value,
    advantages: talent === null ? advantages : [...advantages, talent],
    disadvantages,
    faces,
    kept,
    success,
    extreme,
    hidden,
    rules: [rule, success ? 'HB-TEST-03' : 'HB-TEST-04'],
  });
  if (who.hero) spendMomentum(g, who);
  return yield* settle(g, order, { kept, success, extreme });
}

/** HB-CHA-06, HB-CHA-11: what Chance does to a failure; HB-Q-04: it may make it a plain success. */
function* settle(g: HB, { who, attribute, stake }: CheckOrder, read: Omit<Checked, 'spared'>): Rule<Checked> {
  const { kept, success, extreme } = read;
  const redeems = g.state.variants.chanceOnCheck === 'succeeds';
  let asked = false;
  if (!success && (redeems || stake === 'resistance' || stake === 'action')) {
    const params = { being: who.id, chance: pointsOf(who), attribute, kept, stake: stake ?? 'echec' };
    if (yield* spare(g, who, { what: 'test', params, rule: stake === undefined ? 'HB-CHA-06' : 'HB-CHA-11' }))
      return { kept, success: redeems, extreme: null, spared: !redeems };
    asked = true;
  }
  if (success || stake !== 'suite') yield* followThrough(g, who, { extreme, asked: !asked });
  return { kept, success, extreme, spared: false };
}

const NONE: readonly Reason[] = [];
const NO_TAGS: readonly string[] = [];
const EXHAUSTED: Reason = { label: 'epuise', count: 1 };
const WITH_ELAN: Reason = { label: ELAN, count: 1 };
const WITH_REVERS: Reason = { label: REVERS, count: 1 };
const INVISIBLE: Reason = { label: 'invisible', count: 1 };
const WARLORD: Reason = { label: 'chef-de-guerre', count: 1 };

/** HB-TEST-07, HB-HERO-02, HB-ALC-13 on top of what the caller grants. */
function advantagesOf(state: State, order: CheckOrder): readonly Reason[] {
  const { who, attribute, advantages: granted = NONE, tags = NO_TAGS } = order;
  if (order.again) return granted;
  const advantages = isStealthy(who, tags) ? [...granted, INVISIBLE] : granted;
  if (who.hero) return hasMark(who, ELAN) ? [...advantages, WITH_ELAN] : advantages;
  return attribute === 'vol' && isLedByWarlord(state, who) ? [...advantages, WARLORD] : advantages;
}

/** HB-TEST-08, HB-REST-17, HB-BAT-23, HB-SCH-08, HB-ALC-14. */
function disadvantagesOf({ who, disadvantages = NONE, again }: CheckOrder): readonly Reason[] {
  if (again) return disadvantages;
  const hindered = withHindrances(disadvantages, who);
  const withRevers = hasMark(who, REVERS) ? [...hindered, WITH_REVERS] : hindered;
  return isExhausted(who) ? [...withRevers, EXHAUSTED] : withRevers;
}

/** HB-ADV-03: advantages minus disadvantages, before any talent. */
export const netOf = (state: State, order: CheckOrder): number =>
  totalOf(advantagesOf(state, order)) - totalOf(disadvantagesOf(order));

export function totalOf(reasons: readonly Reason[]): number {
  let total = 0;
  for (const { count } of reasons) total += count;
  return total;
}

/** HB-ADV-01 to HB-ADV-05; HB-Q-05: each point left may add a die. */
export function diceFor({ variants }: Pick<State, 'variants'>, net: number): number {
  if (net === 0) return 1;
  return variants.surplus === 'cumulative' ? 1 + Math.abs(net) : 2;
}

/** HB-TEST-03 to HB-TEST-06, HB-TEST-09. */
export function readDie(kept: number, value: number): Pick<Checked, 'success' | 'extreme'> {
  if (kept === 1) return { success: true, extreme: 'totale' };
  if (kept === 20) return { success: false, extreme: 'cuisante' };
  return { success: kept <= value, extreme: null };
}
