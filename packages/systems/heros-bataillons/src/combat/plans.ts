import { option, type Rule, rollOne } from '@souterrain/kernel';
import { announcedPlans } from '../actions/improvisation.ts';
import { suffer } from '../beings/damage.ts';
import { choose } from '../magic/choose.ts';
import { isBarred } from '../master/targets.ts';
import { type Being, sideOf, type Zone } from '../pieces.ts';
import { zoneOf } from '../scene/moves.ts';
import type { HB } from '../world.ts';
import { chooseTargets } from './choose-targets.ts';
import { canAct } from './conditions.ts';
import { throwerOf } from './decider.ts';
import type { Plan } from './plan.ts';
import type { Striker } from './striker.ts';

/** The plan declared with the attack (HB-GM-09), or without an MJ what the zones of the fight offer (HB-SOLO-11). */
export function plansFor(g: HB, { attacker, target, plan }: Striker): readonly Plan[] {
  if (plan) return [plan];
  if (g.state.master !== null) return announcedPlans(g, { attacker, target });
  const plans: Plan[] = [];
  for (const zone of g.state.scene!.zones)
    if (zone.features.length > 0 && (zone.id === attacker.zone || zone.id === target.zone))
      for (const feature of zone.features) addPlans(g, { attacker, zone, feature }, plans);
  return plans;
}

interface Feature {
  readonly attacker: Being;
  readonly zone: Zone;
  readonly feature: string;
}

/** HB-SOLO-11. */
function addPlans(g: HB, order: Feature, into: Plan[]): void {
  const { zone, feature } = order;
  const at = { zone: zone.id };
  if (feature === 'lustre' || feature === 'brasero')
    into.push({ id: feature, threshold: 6, at, run: () => burst(g, order, feature === 'lustre') });
  else if (feature === 'table') into.push({ id: feature, threshold: 4, at, run: () => overturn(g, order) });
  else if (feature === 'porte')
    for (const link of g.state.scene!.links) {
      const { from, to, open } = link;
      if (from !== zone.id && to !== zone.id) continue;
      into.push({
        id: `porte-${from}-${to}`,
        threshold: 4,
        params: { from, to },
        at,
        *run() {
          g.emit({ type: 'linkSet', from, to, open: !open, rules: ['HB-SOLO-11'] });
        },
      });
    }
}

/** HB-SOLO-11: a chandelier bursts over all who are chosen in its zone, a brazier burns one of them. */
function* burst(g: HB, { attacker, zone, feature }: Feature, all: boolean): Rule<void> {
  g.emit({ type: 'featureSpent', zone: zone.id, feature, rules: ['HB-SOLO-11'] });
  const side = sideOf(attacker);
  const foes = g.state.beings.filter(
    (being) => being.zone === zone.id && sideOf(being) !== side && canAct(being) && !isBarred(g.state, attacker, being),
  );
  if (foes.length === 0) return;
  const hit = all ? yield* chooseTargets(g, attacker, foes) : [yield* chooseBurnt(g, attacker, foes)];
  for (const being of hit) {
    const amount = yield* rollOne(g, { seat: throwerOf(g.state, attacker), sides: 6, rule: 'HB-SOLO-11' });
    yield* suffer(g, being, {
      amount,
      armour: true,
      attribute: 'for',
      violent: true,
      by: attacker.id,
      source: feature,
      rule: 'HB-SOLO-11',
    });
  }
}

function chooseBurnt(g: HB, attacker: Being, foes: readonly Being[]): Rule<Being> {
  return choose(g, attacker, {
    id: 'cible-du-brasero',
    rule: 'HB-SOLO-11',
    params: {},
    options: foes.map((foe) => option(`bruler-${foe.id}`, foe, { at: { figure: foe.id } })),
  });
}

function* overturn(g: HB, { zone, feature }: Feature): Rule<void> {
  g.emit({ type: 'featureSpent', zone: zone.id, feature, rules: ['HB-SOLO-11'] });
  const position = { id: `couvert-${zoneOf(g.state.scene!, zone.id).positions.length + 1}`, tag: 'couvert' } as const;
  g.emit({ type: 'positionAdded', zone: zone.id, position, rules: ['HB-SOLO-11'] });
}
