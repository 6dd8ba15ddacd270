import { type Option, option, type Rule } from '@souterrain/kernel';
import { deFr } from '@souterrain/words';
import { keepAloft } from '../../actions/steer.ts';
import { isBarred } from '../../master/targets.ts';
import { type Being, isPresent, type ZoneId } from '../../pieces.ts';
import { isWithin, neighboursOf } from '../../scene/zones.ts';
import type { HB } from '../../world.ts';
import { canBeSeen } from '../afflictions.ts';
import { type Cast, type Casting, throwSpell } from '../casting.ts';
import { choose } from '../choose.ts';
import { harm } from '../harm.ts';
import { hasMovable, type Movable, movables } from '../movables.ts';
import { resists } from '../resist.ts';
import { schoolOf } from '../schools/index.ts';
import { campOf } from '../sight.ts';
import { defineForm } from './form.ts';

/** HB-MAG-14, HB-MAG-18, HB-MAG-39: an object moves by itself. */
export const deplacement = defineForm({
  id: 'deplacement',
  place: 3,
  name: 'Déplacement',
  effect: { fr: 'se déplacer, ou déplacer', en: 'moves the caster, or something else' },
  words: {
    fr: {
      prompts: { 'sort-destination': (a) => `Déplacement ${deFr(a.of('being'))} : vers où ?` },
      options: { 'jeter-sur': (o) => `jeter sur ${o.its('being')}` },
    },
    en: {
      prompts: { 'sort-destination': (a) => `Déplacement of ${a.of('being')}: to where?` },
      options: { 'jeter-sur': (o) => `throw at ${o.its('being')}` },
    },
  },
  isPossible: ({ g, caster }, spell) => hasMovable(g, caster, spell.power),
  *cast(g, casting) {
    const movable = yield* chooseObject(g, casting);
    const cast = yield* throwSpell(g, casting, [movable.item.id]);
    if (yield* isKept(g, cast, movable)) return cast;
    yield* send(g, cast, movable);
    return cast;
  },
});

function chooseObject(g: HB, { caster, power }: Casting): Rule<Movable> {
  return choose(g, caster, {
    id: 'sort-objet',
    rule: 'HB-MAG-39',
    params: { being: caster.id },
    options: movables(g, caster, power).map((movable) =>
      option(movable.item.id, movable, {
        label: 'objet',
        params: { item: movable.item.id, base: movable.item.base },
        at: { item: movable.item.id },
      }),
    ),
  });
}

/** HB-MAG-39: an unwilling holder keeps it with a FOR test. */
function* isKept(g: HB, { tot }: Cast, { holder }: Movable): Rule<boolean> {
  return holder !== null && (yield* resists(g, holder, { attribute: 'for', tot, rule: 'HB-MAG-39' }));
}

/** Where it goes at once: one zone away, or onto a being (as Toucher with damage). */
function* send(g: HB, cast: Cast, { item, holder, zone }: Movable): Rule<void> {
  const { caster, n, school } = cast;
  const { scene } = g.state;
  const [tag] = schoolOf(school).damage;
  const options: Option<ZoneId | Being>[] = [];
  for (const to of neighboursOf(scene!, zone)) options.push(zoneOption(to));
  // HB-MAG-39: let fall where its holder stands.
  if (holder !== null || options.length === 0) options.push(zoneOption(zone));
  if (tag !== undefined)
    for (const being of g.state.beings)
      if (
        isPresent(being) &&
        campOf(caster, being) === 'ennemi' &&
        canBeSeen(being, caster) &&
        !isBarred(g.state, caster, being) &&
        isWithin(scene!, { from: zone, to: being.zone! }, 1)
      )
        options.push(
          option(`sur-${being.id}`, being, {
            label: 'jeter-sur',
            params: { being: being.id },
            at: { figure: being.id },
          }),
        );
  const where = yield* choose(g, caster, {
    id: 'sort-destination',
    rule: 'HB-MAG-39',
    params: { being: caster.id, item: item.id },
    options,
  });
  const to = typeof where === 'string' ? where : where.zone!;
  g.emit({
    type: 'objectMoved',
    being: caster.id,
    item: item.id,
    holder: holder?.id ?? null,
    to,
    rules: ['HB-MAG-39'],
  });
  if (typeof where !== 'string') yield* harm(g, cast, { target: where, tag: tag!, amount: cast.max });
  else if (n > 1) keepAloft(g, caster, { item, rounds: n });
}

const zoneOption = (zone: ZoneId): Option<ZoneId> =>
  option(`vers-${zone}`, zone, { label: 'vers-zone', params: { zone }, at: { zone } });
