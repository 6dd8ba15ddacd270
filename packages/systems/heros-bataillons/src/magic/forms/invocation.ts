import { option, type Rule } from '@souterrain/kernel';
import { deFr } from '@souterrain/words';
import { wholeAttack } from '../../content/attacks.ts';
import { type AttackEntry, type Being, type Size, sideOf, type ZoneId } from '../../pieces.ts';
import { neighboursOf } from '../../scene/zones.ts';
import { lastingRounds } from '../../time/lasting.ts';
import type { HB } from '../../world.ts';
import { type Cast, type Casting, throwSpell } from '../casting.ts';
import { choose } from '../choose.ts';
import { entityOf, vanish } from '../entities.ts';
import { POWERS } from '../powers.ts';
import { schoolOf } from '../schools/index.ts';
import { defineForm } from './form.ts';

/** HB-MAG-37: an entity that fights for its caster. */
export const invocation = defineForm({
  id: 'invocation',
  place: 2,
  name: 'Invocation',
  effect: { fr: 'faire venir une entité', en: 'calls an entity' },
  names: { entite: { fr: 'entité', en: 'entity' }, 'entite-': { fr: 'entité :', en: 'entity:' } },
  words: {
    fr: {
      prompts: {
        'invocation-taille': (a) => `Invocation ${deFr(a.of('being'))} : quelle taille ?`,
        'invocation-zone': (a) => `Invocation ${deFr(a.of('being'))} : dans quelle zone ?`,
      },
      options: { 'invocation-zone/zone': (o) => o.its('zone') },
    },
    en: {
      prompts: {
        'invocation-taille': (a) => `Invocation of ${a.of('being')}: which size?`,
        'invocation-zone': (a) => `Invocation of ${a.of('being')}: in which zone?`,
      },
      options: { 'invocation-zone/zone': (o) => o.its('zone') },
    },
  },
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
      rules: ['HB-MAG-37', POWERS[cast.power].sizesRule],
    });
    return cast;
  },
});

/** HB-MAG-12, HB-MAG-16, HB-MAG-19, HB-MAG-36: up to the size of the power. */
function chooseSize(g: HB, { caster, power }: Casting): Rule<Size> {
  const { sizes, sizesRule: rule } = POWERS[power];
  const options = sizes.map((size) => option(size, size));
  return choose(g, caster, { id: 'invocation-taille', rule, params: { being: caster.id }, options });
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
    attacks: schoolOf(school).heals ? [] : [attackOf(cast)],
    critical: schoolOf(school).critical,
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
    critical: schoolOf(school).critical,
    magical: true,
    most: max,
  });
