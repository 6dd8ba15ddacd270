import type { Rule } from '@souterrain/kernel';
import { gain } from '../../beings/marks.ts';
import { check } from '../../checks/check.ts';
import { ignores } from '../../magic/ignored.ts';
import type { Being, ZoneId } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import { lastingRounds } from '../../time/lasting.ts';
import type { HB } from '../../world.ts';
import { takeEffect } from '../administer.ts';
import { type Dose, holdsOf, openDose, potionIn } from '../dose.ts';
import { throwZones } from '../zones.ts';
import { defineAdministration, isReached, spend, type Vial } from './administration.ts';

/** HB-ALC-18: a cloud over one's zone or a near one. */
export const fumee = defineAdministration({
  id: 'fumee',
  names: { nuage: { fr: 'nuage', en: 'cloud' } },
  words: {
    fr: { options: { 'potion-enfumer': (o) => `répandre une fumée (${o.its('potion')}) : ${o.its('aim')}` } },
    en: { options: { 'potion-enfumer': (o) => `spread a smoke (${o.its('potion')}): ${o.its('aim')}` } },
  },
  uses(g, vial) {
    return throwZones(g.state, vial.user).map((zone) => ({
      verb: 'enfumer',
      aim: zone,
      at: { zone },
      rule: 'HB-ALC-18',
      run: () => smoke(g, vial, zone),
    }));
  },
});

const CLOUD = 'nuage-';

/** HB-ALC-18: everybody there, friends included; it stays until the start of the user's next turn. */
function* smoke(g: HB, vial: Vial, zone: ZoneId): Rule<void> {
  const { user, potion } = vial;
  const inside = g.state.beings.filter((being) => being.zone === zone && isReached(being));
  spend(g, vial, inside);
  g.emit({ type: 'cloudFormed', being: user.id, zone, rules: ['HB-ALC-18'] });
  const dose = yield* openDose(g, user, potion);
  const until = lastingRounds(g.state, user.id, 1);
  const mark = { id: CLOUD + zone, until, value: dose.rounds, by: user.id, zone, holds: holdsOf(potion) };
  gain(g, user, { mark, rules: ['HB-ALC-18'] });
  for (const being of inside) yield* inhale(g, being, dose);
}

/** HB-ALC-18, HB-CHA-11: a FOR test to hold one's breath; what does not breathe is immune. */
function* inhale(g: HB, being: Being, dose: Dose): Rule<void> {
  if (ignores(g, being, { trait: 'sans-souffle', what: 'fumee', rule: 'HB-ALC-18' })) return;
  const { success, spared } = yield* check(g, {
    who: being,
    attribute: 'for',
    tags: ['souffle'],
    stake: 'resistance',
    rule: 'HB-ALC-18',
  });
  if (!success && !spared) yield* takeEffect(g, being, dose);
}

/** Whether a cloud hangs in the zone of a being. */
export function isInCloud({ beings }: HBState, { zone: stands }: Being): boolean {
  for (const { marks } of beings)
    for (const { id, zone } of marks) if (zone === stands && id.startsWith(CLOUD)) return true;
  return false;
}

/** HB-ALC-18: a cloud works on those who enter its zone. */
export function* enterClouds(g: HB, being: Being): Rule<void> {
  for (const user of g.state.beings)
    for (const { id, zone, holds, value = 0 } of user.marks) {
      if (zone !== being.zone || !id.startsWith(CLOUD)) continue;
      const potion = potionIn(holds);
      if (potion) yield* inhale(g, being, { potion, user, rounds: value });
    }
}
