import type { Rule } from '@souterrain/kernel';
import { gain } from '../beings/marks.ts';
import type { Reason } from '../checks/events.ts';
import { reach } from '../gear/reach.ts';
import type { Being } from '../pieces.ts';
import { lastingRounds } from '../time/lasting.ts';
import type { HB } from '../world.ts';
import { holderOf } from './conditions.ts';
import { endHolds } from './holds.ts';
import type { Plan } from './plan.ts';
import { isRanged } from './reach.ts';
import { strike, type Volley } from './strike.ts';
import { breathesFire, FIRE, strikerFor } from './striker.ts';
import { isExplosive, takesBothHands, type WeaponSet } from './weapons.ts';

interface AttackOrder {
  readonly attacker: Being;
  readonly set: WeaponSet;
  /** One, or those of a zone for an explosive attack (HB-ATK-13). */
  readonly targets: readonly Being[];
  readonly explosive?: boolean;
  readonly favours?: readonly Reason[];
  readonly plan?: Plan;
}

/** HB-ATK-01 to HB-ATK-20: one attack; an explosive one throws its dice for each target (HB-ATK-14). */
export const attack = (g: HB, order: AttackOrder): Rule<void> =>
  order.set.stowed ? drawAndStrike(g, order) : strikeEach(g, order);

/** HB-EQP-09. */
function* drawAndStrike(g: HB, order: AttackOrder): Rule<void> {
  if (yield* reach(g, order.attacker, order.set.items[0]!)) yield* strikeEach(g, order);
}

function strikeEach(g: HB, order: AttackOrder): Rule<void> {
  const { attacker, set, targets, explosive = isExplosive(set), favours, plan } = order;
  comeDown(g, order);
  const fire = breathes(g, attacker);
  const volleys = targets.map((target): Volley => {
    const striker = strikerFor({ attacker, set, target, explosive, favours, plan }, fire);
    return { strikers: [striker], target };
  });
  return strike(g, volleys, () => conclude(g, attacker, { set, targets }));
}

function breathes(g: HB, being: Being): boolean {
  if (!breathesFire(being)) return false;
  g.emit({ type: 'abilityUsed', being: being.id, ability: FIRE, rules: ['HB-FOE-03'] });
  return true;
}

/** What an attack leaves behind: a lowered shield, a hold let go, a bomb gone. */
export function conclude(
  g: HB,
  attacker: Being,
  { set, targets }: { set: WeaponSet; targets: readonly Being[] },
): void {
  const { state } = g;
  // HB-EQP-10.
  if (attacker.hero && takesBothHands(set))
    gain(g, attacker, {
      mark: { id: 'bouclier-baisse', until: lastingRounds(state, attacker.id, 1) },
      rules: ['HB-EQP-10'],
    });
  // HB-MAN-07: attacking another lets go.
  for (const being of state.beings)
    if (being.marks.length > 0 && holderOf(state, being) === attacker && !targets.includes(being))
      endHolds(g, attacker, { rule: 'HB-MAN-07', except: targets[0]! });
  // HB-GEAR-01: a bomb serves once.
  for (const { id, base } of set.items)
    if (g.content.items[base]?.consumed)
      g.emit({ type: 'itemLost', being: attacker.id, item: id, base, why: 'utilise', rules: ['HB-GEAR-01'] });
}

/** HB-FOE-03: what flies comes within reach when it strikes hand to hand, until its next turn starts. */
function comeDown(g: HB, { attacker, set, targets }: AttackOrder): void {
  if (!attacker.tags.includes('vole') || targets[0]?.zone !== attacker.zone || isRanged(set, true)) return;
  const until = lastingRounds(g.state, attacker.id, 1);
  gain(g, attacker, { mark: { id: 'a-portee', until }, rules: ['HB-FOE-03'] });
}
