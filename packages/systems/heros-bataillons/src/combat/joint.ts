import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import type { Being } from '../pieces.ts';
import type { HB } from '../world.ts';
import { conclude } from './attack.ts';
import { deciderOf } from './decider.ts';
import { companionsOf, setsAgainst } from './joining.ts';
import { strike } from './strike.ts';
import { type Striker, strikerFor } from './striker.ts';
import type { WeaponSet } from './weapons.ts';

/** HB-ATK-11: dice rolled together, one instance of damage. Each is asked whether to join and with what. */
export function* jointAttack(g: HB, attacker: Being, target: Being): Rule<void> {
  const strikers: Striker[] = [];
  const own = yield* chooseSet(g, { being: attacker, target, may: 'attaquer' });
  strikers.push(strikerFor({ attacker, set: own!, target, explosive: false }));
  for (const being of companionsOf(g, attacker)) {
    if (setsAgainst(g, being, target).length === 0) continue;
    const set = yield* chooseSet(g, { being, target, may: 'decliner' });
    if (!set) continue;
    g.emit({ type: 'attackJoined', being: being.id, rules: ['HB-ATK-11', 'HB-CBT-06'] });
    strikers.push(strikerFor({ attacker: being, set, target, explosive: false }));
  }
  yield* strike(g, [{ strikers, target }], () => {
    for (const { attacker: being, set } of strikers) conclude(g, being, { set, targets: [target] });
  });
}

function chooseSet(
  g: HB,
  { being, target, may }: { being: Being; target: Being; may: 'attaquer' | 'decliner' },
): Rule<WeaponSet | null> {
  const options: Option<WeaponSet | null>[] = [];
  if (may === 'decliner') options.push(option<WeaponSet | null>('decliner', null));
  for (const set of setsAgainst(g, being, target))
    options.push(option<WeaponSet | null>(`avec-${set.id}`, set, { label: 'avec', params: { weapon: set.id } }));
  return ask({
    id: 'attaque-conjointe',
    seat: deciderOf(g.state, being)!,
    rule: 'HB-ATK-11',
    params: { being: being.id, target: target.id },
    options,
  });
}
