import type { Rule } from '@souterrain/kernel';
import { pointsOf, spare } from '../beings/chance.ts';
import { check } from '../checks/check.ts';
import type { Reason } from '../checks/events.ts';
import { followThrough } from '../checks/momentum.ts';
import { contest } from '../checks/opposed.ts';
import { netOf } from '../checks/order.ts';
import { invokeTalent } from '../checks/talents.ts';
import { isUnderPressure } from '../gear/pressure.ts';
import type { Being, Tested } from '../pieces.ts';
import { beingOf } from '../state.ts';
import type { HB } from '../world.ts';
import { applyStake, payTime } from './apply-stake.ts';
import type { Preset } from './presets.ts';
import { STAKES } from './stakes.ts';

/** HB-GM-02: what the MJ settles before the dice. */
export interface CheckDraft {
  readonly attribut: Tested;
  readonly avantages: readonly string[];
  readonly desavantages: readonly string[];
  readonly gain: string;
  readonly enjeu: string;
  /** HB-GM-19: `usage` leaves heroes open and adversaries hidden. */
  readonly jet: 'usage' | 'cache' | 'ouvert';
  /** HB-TEST-11: who resists, with what; empty for nobody. */
  readonly resistance: string;
}

const asReason = (label: string): Reason => ({ label, count: 1 });

interface CalledCheck {
  readonly preset: Preset;
  readonly beings: readonly Being[];
  readonly draft: CheckDraft;
}

/** HB-GM-02: stakes are told, talents invoked by all, then the dice fall one after another. */
export function* throwChecks(g: HB, { preset, beings, draft }: CalledCheck): Rule<void> {
  const { attribut: attribute, gain, enjeu: stake, jet } = draft;
  const advantages = draft.avantages.map(asReason);
  const disadvantages = draft.desavantages.map(asReason);
  const { id: goal, tags } = preset;
  const called = { goal, attribute, advantages, disadvantages, gain, stake, hidden: jet === 'cache' };
  g.emit({ type: 'checkCalled', ...called, beings: beings.map(({ id }) => id), rules: ['HB-GM-02'] });
  const talents: (Reason | null)[] = [];
  for (const who of beings) {
    const net = netOf(g.state, { who, attribute, advantages, disadvantages, tags, rule: 'HB-GM-02' });
    talents.push(yield* invokeTalent(g, who, { attribute, tags, net }));
  }
  let lost = false;
  for (const [index, who] of beings.entries()) {
    const talent = talents[index] ?? null;
    const all = talent === null ? advantages : [...advantages, talent];
    const order: Order = { who, attribute, advantages: all, disadvantages, tags, invoked: true, rule: 'HB-GM-02' };
    if (yield* attempt(g, draft, jet === 'usage' ? order : { ...order, hidden: jet === 'cache' })) continue;
    lost = true;
    // HB-TEST-13: under pressure each attempt costs an action instead.
    if (isUnderPressure(g.state)) continue;
    g.emit({ type: 'attemptFailed', being: who.id, goal, minute: g.state.clock, rules: ['HB-TEST-13'] });
  }
  if (lost) yield* payTime(g, stake);
}

type Order = Parameters<typeof check>[1];

/** HB-TEST-11, HB-TEST-12: true for a success that nobody cancels; a failure has been paid for. */
function* attempt(g: HB, { resistance, enjeu }: CheckDraft, order: Order): Rule<boolean> {
  if (resistance !== '') {
    const [attribute, by] = resistance.split(' ') as [Tested, string];
    const holds = yield* contest(g, order, { by: beingOf(g.state, by), attribute });
    if (!holds) yield* pay(g, order.who, enjeu);
    return holds;
  }
  const { success, extreme } = yield* check(g, { ...order, stake: 'suite' });
  if (!success && !(yield* pay(g, order.who, enjeu)))
    yield* followThrough(g, order.who, { extreme, asked: enjeu === 'rien' });
  return success;
}

/** HB-CHA-06: one point keeps away all that the failure brings; true when it was spent. */
function* pay(g: HB, who: Being, stake: string): Rule<boolean> {
  const chance = pointsOf(who);
  if (STAKES[stake]!.kind === 'texte') {
    const params = { being: who.id, chance, stake };
    return stake === 'rien' ? false : yield* spare(g, who, { what: 'test', params, rule: 'HB-CHA-06' });
  }
  yield* applyStake(g, who, stake);
  return pointsOf(who) < chance;
}
