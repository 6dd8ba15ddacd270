import { option, type Rule } from '@souterrain/kernel';
import { wholeAttack } from '../../content/attacks.ts';
import { type AttackEntry, type Being, type Size, sideOf, type ZoneId } from '../../pieces.ts';
import { neighboursOf } from '../../scene/zones.ts';
import { lastingRounds } from '../../time/lasting.ts';
import type { HB } from '../../world.ts';
import { type Cast, type Casting, throwSpell } from '../casting.ts';
import { choose } from '../choose.ts';
import { entityOf, vanish } from '../entities.ts';
import { POWERS } from '../powers.ts';
import { SCHOOL_RULES } from '../schools.ts';
import type { FormRule } from './form.ts';

/** HB-MAG-37: an entity that fights for its caster. */
export const invocation: FormRule = {
  id: 'invocation',
  isPossible: ({ caster }) => caster.zone !== null,
  *cast(g, casting) {
    const size = yield* chooseSize(g, casting);
    const zone = yield* chooseZone(g, casting);
    const cast = yield* throwSpell(g, casting, [zone]);
    const former = entityOf(g.state, casting.caster);
    if (former) vanish(g, former, ['HB-MAG-37']);
    g.emit({
      type: 'beingAdded',
      added: entity(g, cast, { size, zone }),
      rules: ['HB-MAG-37', SIZE_RULES[cast.power]],
    });
    return cast;
  },
};

const SIZE_RULES = { mineur: 'HB-MAG-12', majeur: 'HB-MAG-16', miraculeux: 'HB-MAG-19' } as const;

/** HB-MAG-12, HB-MAG-16, HB-MAG-19, HB-MAG-36: up to the size of the power. */
function chooseSize(g: HB, { caster, power }: Casting): Rule<Size> {
  return choose(g, caster, {
    id: 'invocation-taille',
    rule: SIZE_RULES[power],
    params: { being: caster.id },
    options: POWERS[power].sizes.map((size) => option(size, size)),
  });
}

/** HB-MAG-37: adjacent or near. */
function chooseZone(g: HB, { caster }: Casting): Rule<ZoneId> {
  const here = caster.zone!;
  return choose(g, caster, {
    id: 'invocation-zone',
    rule: 'HB-MAG-37',
    params: { being: caster.id },
    options: [here, ...neighboursOf(g.state.scene!, here)].map((zone) =>
      option(`zone-${zone}`, zone, { label: 'zone', params: { zone }, at: { zone } }),
    ),
  });
}

/** HB-ATTR-22. */
const MOST_END = 15;

/** HB-MAG-37, HB-SCH-09: END is TOT, the rest is 10; a Sacrée entity does not attack. */
function entity(g: HB, cast: Cast, { size, zone }: { size: Size; zone: ZoneId }): Being {
  const { caster, school, power, n, max, tot } = cast;
  const values = { for: 10, agi: 10, vol: 10, end: Math.min(MOST_END, tot) };
  return {
    id: `entite-${g.state.next}`,
    kind: 'invoque',
    side: sideOf(caster),
    seat: caster.seat,
    profile: null,
    name: `entite-${school}`,
    max: values,
    now: { ...values },
    armour: 0,
    size,
    tags: ['invoque', school, power],
    attacks: school === 'sacree' ? [] : [attackOf(cast)],
    critical: SCHOOL_RULES[school].critical,
    scale: 'etre',
    status: 'present',
    zone,
    position: null,
    marks: [{ id: 'invoque', until: lastingRounds(g.state, caster.id, n), value: max, by: caster.id }],
    used: [],
    hero: null,
    commander: caster.id,
    menace: 0,
  };
}

const attackOf = ({ school, power, max }: Cast): AttackEntry =>
  wholeAttack({
    id: 'entite',
    dice: [POWERS[power].die],
    ranges: ['melee'],
    hands: 0,
    critical: SCHOOL_RULES[school].critical,
    magical: true,
    most: max,
  });
