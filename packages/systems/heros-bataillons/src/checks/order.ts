import type { RuleId } from '@souterrain/catalog';
import { isLedByWarlord } from '../beings/abilities/chef-de-guerre.ts';
import { isStealthy, withHindrances } from '../magic/afflictions.ts';
import { type Being, hasMark, type Tested } from '../pieces.ts';
import type { HBState } from '../state.ts';
import { isExhausted } from '../time/exhaustion.ts';
import type { Reason } from './events.ts';
import { ELAN, REVERS } from './momentum.ts';

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

const NONE: readonly Reason[] = [];
export const NO_TAGS: readonly string[] = [];
const EXHAUSTED: Reason = { label: 'epuise', count: 1 };
const WITH_ELAN: Reason = { label: ELAN, count: 1 };
const WITH_REVERS: Reason = { label: REVERS, count: 1 };
const INVISIBLE: Reason = { label: 'invisible', count: 1 };
const WARLORD: Reason = { label: 'chef-de-guerre', count: 1 };

/** HB-TEST-07, HB-HERO-02, HB-ALC-13 on top of what the caller grants. */
export function advantagesOf(state: HBState, order: CheckOrder): readonly Reason[] {
  const { who, attribute, advantages: granted = NONE, tags = NO_TAGS } = order;
  if (order.again) return granted;
  const advantages = isStealthy(who, tags) ? [...granted, INVISIBLE] : granted;
  if (who.hero) return hasMark(who, ELAN) ? [...advantages, WITH_ELAN] : advantages;
  return attribute === 'vol' && isLedByWarlord(state, who) ? [...advantages, WARLORD] : advantages;
}

/** HB-TEST-08, HB-REST-17, HB-BAT-23, HB-SCH-08, HB-ALC-14. */
export function disadvantagesOf({ who, disadvantages = NONE, again }: CheckOrder): readonly Reason[] {
  if (again) return disadvantages;
  const hindered = withHindrances(disadvantages, who);
  const withRevers = hasMark(who, REVERS) ? [...hindered, WITH_REVERS] : hindered;
  return isExhausted(who) ? [...withRevers, EXHAUSTED] : withRevers;
}

/** HB-ADV-03: advantages minus disadvantages, before any talent. */
export const netOf = (state: HBState, order: CheckOrder): number =>
  totalOf(advantagesOf(state, order)) - totalOf(disadvantagesOf(order));

export function totalOf(reasons: readonly Reason[]): number {
  let total = 0;
  for (const { count } of reasons) total += count;
  return total;
}

/** HB-ADV-01 to HB-ADV-05; HB-Q-05: each point left may add a die. */
export function diceFor({ variants }: Pick<HBState, 'variants'>, net: number): number {
  if (net === 0) return 1;
  return variants.surplus === 'cumulative' ? 1 + Math.abs(net) : 2;
}

export interface Checked {
  readonly kept: number;
  readonly success: boolean;
  readonly extreme: 'totale' | 'cuisante' | null;
  /** HB-CHA-06: it failed, and Chance keeps the consequences away. */
  readonly spared: boolean;
}
