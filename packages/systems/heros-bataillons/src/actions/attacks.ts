import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { deFr } from '@souterrain/words';
import { chooseAmong } from '../combat/ai-choice.ts';
import { attack } from '../combat/attack.ts';
import { chooseTargets } from '../combat/choose-targets.ts';
import { deciderOf } from '../combat/decider.ts';
import { armed, type Companion, companionsOf, mayJoin } from '../combat/joining.ts';
import { jointAttack } from '../combat/joint.ts';
import { canStrike, foesOf, isInReach, targetsOf } from '../combat/reach.ts';
import { isExplosive, type WeaponSet, weaponSetsOf } from '../combat/weapons.ts';
import { canReach } from '../gear/reach.ts';
import { attackOdds, burstAttackOdds } from '../odds/attack.ts';
import { jointOdds } from '../odds/joint.ts';
import { type Being, sideOf, type ZoneId } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import { type Action, actionTo, defineAction, returnAction } from './action.ts';

/** HB-ACT-01: every attack that a being may make from where it stands. */
export const attacks = defineAction({
  id: 'attaques',
  place: 10,
  names: { 'attaquer-un-allie': { fr: 'attaquer un allié', en: 'attack an ally' } },
  words: {
    fr: {
      prompts: {
        'attaquer-un-allie': ({ who }) => `${who} : attaquer quel allié ?`,
        'seconde-attaque': (a) => `Seconde attaque ${deFr(a.of('being'))} : contre qui ?`,
      },
      options: {
        attaquer: (o) => `attaquer ${o.its('target')} (${o.its('weapon')})`,
        'attaquer-zone': (o) => `attaquer toute la zone (${o.its('weapon')}, ${o.its('zone')})`,
        'attaquer-ensemble': (o) => `attaquer ensemble : ${o.its('target')}`,
      },
    },
    en: {
      prompts: {
        'attaquer-un-allie': ({ who }) => `${who}: which ally to attack?`,
        'seconde-attaque': (a) => `Second attack of ${a.of('being')}: on whom?`,
      },
      options: {
        attaquer: (o) => `attack ${o.its('target')} (${o.its('weapon')})`,
        'attaquer-zone': (o) => `attack the whole zone (${o.its('weapon')}, ${o.its('zone')})`,
        'attaquer-ensemble': (o) => `attack together: ${o.its('target')}`,
      },
    },
  },
  offer(g, being, into) {
    const foes = foesOf(g.state, being);
    if (foes.length > 0) addAttacks(g, being, { foes, into });
    if (being.kind === 'heros' && !g.state.combat!.turn!.sparing && hasAllyInReach(g, being))
      into.push(friendly(g, being, null));
  },
});

function addAttacks(g: HB, being: Being, { foes, into }: { foes: readonly Being[]; into: Action[] }): void {
  const companions = companionsOf(g, being).map((one) => armed(g, one));
  const met: Being[] = [];
  for (const set of weaponSetsOf(g, being)) {
    if (set.stowed && !canReach(g.state, being, set.items[0]!)) continue;
    // HB-ATK-11: with what is in hand, and no explosive.
    const isJoinable = companions.length > 0 && !set.stowed && !isExplosive(set);
    const burst: ZoneId[] = [];
    for (const target of foes) {
      if (!isInReach(g.state, { attacker: being, set, from: being.zone! }, target)) continue;
      if (isJoinable && !met.includes(target)) met.push(target);
      const zone = target.zone!;
      if (!burstsOn(being, set, target)) into.push(single(g, being, { set, target }));
      else if (!burst.includes(zone)) {
        // One burst is offered for each zone.
        burst.push(zone);
        into.push(bursting(g, being, { set, zone }));
      }
    }
  }
  for (const target of met)
    if (mayJoin(g.state, companions, target)) into.push(together(g, being, { companions, target }));
}

/** HB-ATK-13, HB-BAT-04: an explosive weapon, or a battalion against single beings. */
export const burstsOn = ({ scale }: Being, set: WeaponSet, target: Being): boolean =>
  isExplosive(set) || (scale === 'bataillon' && target.scale === 'etre');

const single = actionTo<Aimed>({
  id: ({ set, target }) => `attaquer-${set.id}-${target.id}`,
  label: 'attaquer',
  params: ({ set, target }) => ({ weapon: set.id, target: target.id }),
  at: ({ target }) => ({ figure: target.id }),
  odds: (g, attacker, { set, target }) => attackOdds(g, { attacker, set, target, explosive: isExplosive(set) }),
  kind: 'attaque',
  rule: 'HB-ATK-01',
  run: strikeOnceOrTwice,
});

interface Burst {
  readonly set: WeaponSet;
  readonly zone: ZoneId;
}

const bursting = actionTo<Burst>({
  id: ({ set, zone }) => `attaquer-${set.id}-zone-${zone}`,
  label: 'attaquer-zone',
  params: ({ set, zone }) => ({ weapon: set.id, zone }),
  at: ({ zone }) => ({ zone }),
  odds: (g, attacker, burst) =>
    burstAttackOdds(g, { attacker, set: burst.set, targets: () => caughtIn(g.state, attacker, burst) }),
  kind: 'attaque',
  rule: 'HB-ATK-13',
  *run(g, attacker, burst) {
    const targets = yield* chooseTargets(g, attacker, caughtIn(g.state, attacker, burst));
    yield* attack(g, { attacker, set: burst.set, targets, explosive: true });
  },
});

const caughtIn = (state: HBState, attacker: Being, { set, zone }: Burst): readonly Being[] =>
  targetsOf(state, { attacker, set, from: attacker.zone! }).filter(
    (target) => target.zone === zone && burstsOn(attacker, set, target),
  );

export function strikeOnceOrTwice(g: HB, attacker: Being, aimed: Aimed): Rule<void> {
  if (attacker.tags.includes('double-attaque')) return strikeTwice(g, attacker, aimed);
  return attack(g, { attacker, set: aimed.set, targets: [aimed.target] });
}

interface Aimed {
  readonly set: WeaponSet;
  readonly target: Being;
}

/** HB-FOE-03, HB-SOLO-14: Double attaque strikes a second, different target where there is one; the software draws it. */
function* strikeTwice(g: HB, attacker: Being, { set, target }: Aimed): Rule<void> {
  yield* attack(g, { attacker, set, targets: [target] });
  if (attacker.status !== 'present') return;
  const others = targetsOf(g.state, { attacker, set, from: attacker.zone! }).filter((other) => other !== target);
  if (others.length === 0) return;
  const seat = deciderOf(g.state, attacker);
  const second =
    seat === null
      ? yield* chooseAmong(g, attacker, { among: others, why: 'hasard' })
      : yield* ask({
          id: 'seconde-attaque',
          seat,
          rule: 'HB-FOE-03',
          params: { being: attacker.id },
          options: others.map((other) =>
            option(`cible-${other.id}`, other, { label: 'cible', at: { figure: other.id } }),
          ),
        });
  yield* attack(g, { attacker, set, targets: [second] });
}

const together = actionTo<{ readonly companions: readonly Companion[]; readonly target: Being }>({
  id: ({ target }) => `attaquer-ensemble-${target.id}`,
  label: 'attaquer-ensemble',
  params: ({ target }) => ({ target: target.id }),
  at: ({ target }) => ({ figure: target.id }),
  odds: (g, attacker, { companions, target }) => jointOdds(g, { attacker, companions, target }),
  kind: 'attaque',
  rule: 'HB-ATK-11',
  run: (g, attacker, { target }) => jointAttack(g, attacker, target),
});

function hasAllyInReach(g: HB, being: Being): boolean {
  const side = sideOf(being);
  for (const ally of g.state.beings)
    if (ally !== being && ally.zone === being.zone && ally.status === 'present' && sideOf(ally) === side) return true;
  return false;
}

/** HB-ATK-18: attacking an ally is confirmed by naming it; once declined it is not proposed again this turn. */
const friendly = actionTo<null>({
  id: 'attaquer-un-allie',
  kind: 'attaque',
  rule: 'HB-ATK-18',
  run: strikeFriend,
});

function* strikeFriend(g: HB, attacker: Being): Rule<void> {
  const options: Option<Aimed | null>[] = [option('renoncer', null)];
  for (const set of weaponSetsOf(g, attacker)) {
    if (set.stowed || isExplosive(set)) continue;
    for (const target of g.state.beings)
      if (sideOf(target) === sideOf(attacker) && canStrike(g.state, { attacker, set, from: attacker.zone! }, target))
        options.push(
          option(
            `attaquer-${set.id}-${target.id}`,
            { set, target },
            {
              label: 'attaquer',
              params: { weapon: set.id, target: target.id },
              at: { figure: target.id },
              odds: attackOdds(g, { attacker, set, target, explosive: false }),
            },
          ),
        );
  }
  const seat = deciderOf(g.state, attacker)!;
  const chosen = yield* ask({ id: 'attaquer-un-allie', seat, rule: 'HB-ATK-18', options });
  if (chosen) return yield* attack(g, { attacker, set: chosen.set, targets: [chosen.target] });
  g.emit({ type: 'alliesSpared', being: attacker.id, rules: ['HB-ATK-18'] });
  returnAction(g);
}
