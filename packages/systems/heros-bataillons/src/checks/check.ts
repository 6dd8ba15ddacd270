import { type Rule, roll } from '@souterrain/kernel';
import { pointsOf, spare } from '../beings/chance.ts';
import { seatOf } from '../beings/seats.ts';
import { isHiddenByDefault } from '../master/secrets.ts';
import type { HB } from '../world.ts';
import { followThrough, spendMomentum } from './momentum.ts';
import { advantagesOf, type Checked, type CheckOrder, diceFor, disadvantagesOf, NO_TAGS, totalOf } from './order.ts';
import { invokeTalent } from './talents.ts';

/** HB-TEST-02 to HB-TEST-10, HB-ADV-01 to HB-ADV-06: a d20 under the current value of an attribute. */
export function* check(g: HB, order: CheckOrder): Rule<Checked> {
  const { who, attribute, hidden = isHiddenByDefault(g.state, who), rule } = order;
  const advantages = advantagesOf(g.state, order);
  const disadvantages = disadvantagesOf(order);
  let net = totalOf(advantages) - totalOf(disadvantages);
  const talent = order.invoked ? null : yield* invokeTalent(g, who, { attribute, tags: order.tags ?? NO_TAGS, net });
  if (talent !== null) net += talent.count;
  const faces = yield* roll(g, { seat: seatOf(g.state, who), count: diceFor(g.state, net), sides: 20, rule });
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

/** HB-TEST-03 to HB-TEST-06, HB-TEST-09. */
export function readDie(kept: number, value: number): Pick<Checked, 'success' | 'extreme'> {
  if (kept === 1) return { success: true, extreme: 'totale' };
  if (kept === 20) return { success: false, extreme: 'cuisante' };
  return { success: kept <= value, extreme: null };
}
