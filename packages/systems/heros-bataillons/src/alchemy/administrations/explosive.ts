import { askSome, option, type Rule } from '@souterrain/kernel';
import { deFr } from '@souterrain/words';
import { deciderOf } from '../../combat/decider.ts';
import { canBeSeen } from '../../magic/afflictions.ts';
import { isBarred } from '../../master/targets.ts';
import { areEnemies, type Being, isPresent, type ZoneId } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import type { HB } from '../../world.ts';
import { takeEffect } from '../administer.ts';
import { openDose } from '../dose.ts';
import { throwZones } from '../zones.ts';
import { defineAdministration, isReached, spend, type Use, type Vial } from './administration.ts';

/** HB-ALC-15, HB-MAG-35. */
const MOST_TARGETS = 3;

/** HB-ALC-15: thrown on the ground of one's zone or of a near one; no roll to hit. */
export const explosive = defineAdministration({
  id: 'explosive',
  words: {
    fr: {
      prompts: { 'potion-cibles': (a) => `La potion ${deFr(a.of('being'))} éclate : qui est touché ?` },
      options: { 'potion-lancer': (o) => `lancer une potion (${o.its('potion')}) : ${o.its('aim')}` },
    },
    en: {
      prompts: { 'potion-cibles': (a) => `The potion of ${a.of('being')} bursts: who is hit?` },
      options: { 'potion-lancer': (o) => `throw a potion (${o.its('potion')}): ${o.its('aim')}` },
    },
  },
  uses(g, vial) {
    const uses: Use[] = [];
    for (const zone of throwZones(g.state, vial.user)) {
      const there = thoseIn(g.state, vial.user, zone);
      if (there.length === 0) continue;
      const enemies = there.filter((being) => isPresent(being) && areEnemies(being, vial.user));
      uses.push({
        verb: 'lancer',
        aim: zone,
        at: { zone },
        rule: 'HB-ALC-15',
        ...(enemies.length <= MOST_TARGETS && { reaches: enemies }),
        run: () => burst(g, vial, zone),
      });
    }
    return uses;
  },
});

/** HB-GM-05, HB-GM-10, HB-ALC-13: those whom the thrower may aim at. */
const thoseIn = (state: HBState, user: Being, zone: ZoneId): readonly Being[] =>
  state.beings.filter(
    (being) => being.zone === zone && isReached(being) && canBeSeen(being, user) && !isBarred(state, user, being),
  );

function* burst(g: HB, vial: Vial, zone: ZoneId): Rule<void> {
  const targets = yield* chooseTargets(g, vial.user, thoseIn(g.state, vial.user, zone));
  spend(g, vial, targets);
  const dose = yield* openDose(g, vial.user, vial.potion);
  for (const target of targets) yield* takeEffect(g, target, dose);
}

/** HB-ALC-15: up to three of that zone, as the thrower wishes. */
function* chooseTargets(g: HB, user: Being, there: readonly Being[]): Rule<readonly Being[]> {
  const seat = deciderOf(g.state, user);
  if (seat === null) return there.slice(0, MOST_TARGETS);
  return yield* askSome(
    {
      id: 'potion-cibles',
      seat,
      rule: 'HB-ALC-15',
      params: { being: user.id, most: MOST_TARGETS },
      options: there.map((being) =>
        option(being.id, being, { label: 'etre', params: { being: being.id }, at: { figure: being.id } }),
      ),
    },
    { min: 1, max: MOST_TARGETS },
  );
}
