import type { RuleId } from '@souterrain/catalog';
import { type Rule, sum, type Term } from '@souterrain/kernel';
import { steady } from '../battalions/morale.ts';
import { armourOf } from '../gear/armour.ts';
import { spellStruck } from '../magic/struck.ts';
import { settleBlow } from '../master/prompts/critical.ts';
import { type Attribute, type Being, hasMark } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB, Situation } from '../world.ts';
import { guardOf, mayBeGuarded } from './abilities/garde-du-corps.ts';
import type { Blow, Suffered } from './blow.ts';
import { type Ill, maySpare, pointsOf, spare } from './chance.ts';

/** HB-DMG-01 to HB-DMG-14: one instance of damage, once all who may turn it away have answered. */
export function* suffer(g: HB, being: Being, given: Blow): Rule<Suffered> {
  const damage = damageOf(g, being, given);
  if (damage <= 0) return { damage: 0, critical: 0, being };
  const guard = mayBeGuarded(g.state, being, given) ? yield* guardOf(g, being, given) : null;
  if (guard) return yield* suffer(g, guard, takenFrom(given));
  const blow = g.state.master === null ? given : yield* settleBlow(g, being, { blow: given, damage });
  // HB-CHA-05, HB-CHA-07: the whole instance, with every rider, once what it would do is known.
  if (maySpare(being) && (yield* spare(g, being, foresee(g.state, being, { damage, blow }))))
    return { damage: 0, critical: 0, being };
  const held = being.now.for;
  const suffered = wound(g, being, blow);
  // HB-BAT-22: losses shake a battalion.
  if (being.kind === 'bataillon' && suffered.critical > 0) yield* steady(g, being, held - being.now.for);
  return suffered;
}

/** Whether nobody has a word to say about a blow: it is a `wound` at once. */
export const landsAtOnce = (state: HBState, being: Being, blow: Blow): boolean =>
  state.master === null && being.kind !== 'bataillon' && !maySpare(being) && !mayBeGuarded(state, being, blow);

/** HB-DMG-01: what armour leaves of it. */
const damageOf = (g: Situation, being: Being, { amount, armour, reduced }: Blow): number =>
  armour && !reduced ? Math.max(0, amount - armourOf(g, being)) : amount;

/** HB-DMG-01 to HB-DMG-14: armour, END, then the attribute, then what reaching 0 does. */
export function wound(g: HB, being: Being, blow: Blow): Suffered {
  const damage = damageOf(g, being, blow);
  g.emit({
    type: 'damaged',
    being: being.id,
    by: blow.by,
    source: blow.source,
    damage,
    rules: ['HB-DMG-01', 'HB-DMG-02'],
    sums: [sum('degats', termsOf(blow, blow.amount - damage))],
  });
  const critical = lower(g, being, damage, blow);
  if (being.marks.length > 0) spellStruck(g, being, blow.by);
  return { damage, critical, being };
}

function termsOf({ terms, source, amount, rule }: Blow, protection: number): readonly Term[] {
  const counted = terms ?? [{ label: source, value: amount, rule }];
  return protection > 0 ? [...counted, { label: 'armure', value: -protection, rule: 'HB-DMG-01' }] : counted;
}

/** HB-HERO-02: before the ally's armour; the armour of the one who takes it applies. */
const takenFrom = (blow: Blow): Blow => ({
  amount: blow.gross ?? blow.amount,
  armour: blow.armour,
  attribute: blow.attribute,
  violent: blow.violent,
  believed: blow.believed,
  by: blow.by,
  source: blow.source,
  direct: blow.direct,
  taken: true,
  rule: blow.rule,
});

/** HB-CHA-05: what a blow would leave. HB-SOLO-15: worth a point when it kills or takes four critical points. */
function foresee({ variants, table }: HBState, being: Being, { damage, blow }: { damage: number; blow: Blow }): Ill {
  const end = blow.direct ? 0 : being.now.end;
  const over = reach(being, Math.max(0, damage - end), blow);
  const critical = variants.overflow === 'next' && end > 0 ? 0 : over;
  const aimed = blow.attribute === 'for' ? 0 : Math.min(critical, being.now[blow.attribute]);
  const left = Math.max(0, being.now.for - critical + aimed);
  const falls = isHelpless(being, blow) || (critical > 0 && left === 0);
  const fate = falls ? (blow.violent ? 'mort' : 'coma') : 'debout';
  const params = {
    being: being.id,
    chance: pointsOf(being),
    damage,
    source: blow.source,
    // HB-GM-10: whoever answers may not see them.
    by: blow.by === null || table.hidden.includes(blow.by) ? '' : blow.by,
    end: blow.direct ? being.now.end : Math.max(0, end - damage),
    attribute: blow.attribute,
    aimed: being.now[blow.attribute] - aimed,
    for: left,
    fate,
  };
  return { what: 'degats', params, rule: 'HB-CHA-02', worth: falls || critical >= 4 };
}

/** HB-ATTR-16, HB-DMG-02, HB-DMG-03, HB-DMG-05, HB-DMG-13: END, then the attribute, then FOR; returns the critical points. */
function lower(g: HB, being: Being, damage: number, blow: Blow): number {
  const why = blow.source;
  let left = damage;
  if (!blow.direct) left -= take(g, being, { attribute: 'end', most: damage, rule: 'HB-DMG-02', why });
  // HB-Q-17: damage becomes critical only from the next hit.
  if (g.state.variants.overflow === 'next' && left < damage) left = 0;
  // HB-FOE-03: what has no mind has no will to lose.
  if (blow.attribute === 'vol' && being.tags.includes('sans-esprit')) left = 0;
  left = reach(being, left, blow);
  const critical = left;
  left -= take(g, being, { attribute: blow.attribute, most: left, rule: 'HB-DMG-03', why });
  if (left > 0) take(g, being, { attribute: 'for', most: left, rule: 'HB-DMG-13', why });
  if (isHelpless(being, blow) || (being.now.for === 0 && critical > 0)) fall(g, being, blow.violent);
  return critical;
}

/** HB-DMG-13, HB-SCH-09: critical points that find something to lower. */
export const reach = ({ now }: Being, points: number, { attribute, believed }: Pick<Blow, 'attribute' | 'believed'>) =>
  believed ? Math.min(points, now[attribute]) : points;

/** HB-DMG-10: any violence kills who lies in a coma. */
const isHelpless = ({ status }: Being, { violent }: Blow): boolean => status === 'coma' && violent;

function take(
  g: HB,
  being: Being,
  { attribute, most, rule, why }: { attribute: Attribute; most: number; rule: RuleId; why: string },
): number {
  const taken = Math.min(most, being.now[attribute]);
  if (taken > 0)
    g.emit({
      type: 'attributeChanged',
      being: being.id,
      attribute,
      by: -taken,
      left: being.now[attribute] - taken,
      why,
      rules: [rule],
    });
  return taken;
}

/** HB-DMG-07, HB-DMG-10: death by violence, a coma otherwise; a being already in a coma dies of any violence. */
function fall(g: HB, being: Being, violent: boolean): void {
  if (being.status === 'mort') return;
  const coma = !violent && being.kind === 'heros';
  if (coma && being.status === 'coma') return;
  const status = coma ? 'coma' : 'mort';
  g.emit({
    type: 'statusChanged',
    being: being.id,
    status,
    why: violent ? 'violence' : 'sans-violence',
    rules: [coma ? 'HB-DMG-10' : 'HB-DMG-07'],
  });
  // HB-DMG-16.
  if (!coma && being.hero && being.zone !== null)
    g.emit({ type: 'bodyLeft', being: being.id, zone: being.zone, item: `corps-${being.id}`, rules: ['HB-DMG-16'] });
}

/** Points regained, never above the maximum (HB-ATTR-02); returns how many. */
export function regain(
  g: HB,
  being: Being,
  { attribute, amount, why, rules }: { attribute: Attribute; amount: number; why: string; rules: readonly RuleId[] },
): number {
  // HB-SCH-08: the withered regain no END.
  if (attribute === 'end' && hasMark(being, 'fletri')) return 0;
  const by = Math.min(amount, being.max[attribute] - being.now[attribute]);
  if (by > 0)
    g.emit({ type: 'attributeChanged', being: being.id, attribute, by, left: being.now[attribute] + by, why, rules });
  return by;
}
