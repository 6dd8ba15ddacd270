import { type Option, option, type Rule } from '@souterrain/kernel';
import { gain } from '../../beings/marks.ts';
import { type Action, actionTo } from '../../combat/action.ts';
import { isBarred } from '../../master/targets.ts';
import { type Being, type Item, isPresent, type ZoneId } from '../../pieces.ts';
import { isWithin, neighboursOf } from '../../scene/zones.ts';
import type { HBState } from '../../state.ts';
import { lastingRounds } from '../../time/lasting.ts';
import type { HB } from '../../world.ts';
import { canBeSeen } from '../afflictions.ts';
import { type Cast, type Casting, throwSpell } from '../casting.ts';
import { choose } from '../choose.ts';
import { harm } from '../harm.ts';
import { hasMovable, type Movable, movables } from '../movables.ts';
import { resists } from '../resist.ts';
import { SCHOOL_RULES } from '../schools.ts';
import { campOf } from '../sight.ts';
import type { FormRule } from './form.ts';

/** HB-MAG-14, HB-MAG-18, HB-MAG-39: an object moves by itself. */
export const deplacement: FormRule = {
  id: 'deplacement',
  isPossible: ({ g, caster }, spell) => hasMovable(g, caster, spell.power),
  *cast(g, casting) {
    const movable = yield* chooseObject(g, casting);
    const cast = yield* throwSpell(g, casting, [movable.item.id]);
    if (yield* isKept(g, cast, movable)) return cast;
    yield* send(g, cast, movable);
    return cast;
  },
};

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
  const options: Option<ZoneId | Being>[] = [];
  for (const to of neighboursOf(scene!, zone)) options.push(zoneOption(to));
  // HB-MAG-39: let fall where its holder stands.
  if (holder !== null || options.length === 0) options.push(zoneOption(zone));
  if (SCHOOL_RULES[school].damage.length > 0)
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
  if (typeof where !== 'string')
    yield* harm(g, cast, { target: where, tag: SCHOOL_RULES[school].damage[0]!, amount: cast.max });
  else if (n > 1) keepAloft(g, caster, { item, rounds: n });
}

const zoneOption = (zone: ZoneId): Option<ZoneId> =>
  option(`vers-${zone}`, zone, { label: 'vers-zone', params: { zone }, at: { zone } });

const ALOFT = 'deplace-';

/** HB-MAG-39: the value is the round in which it last moved. */
function keepAloft(g: HB, caster: Being, { item, rounds }: { item: Item; rounds: number }): void {
  const until = lastingRounds(g.state, caster.id, rounds);
  const mark = { id: ALOFT + item.id, until, by: caster.id, value: g.state.combat?.round ?? 0 };
  gain(g, caster, { mark, rules: ['HB-MAG-39', 'HB-MAG-29'] });
}

/** HB-MAG-39: one zone more at each of the caster's turns, without an action. */
export function steerActions(g: HB, caster: Being, into: Action[]): void {
  for (const { id, value } of caster.marks) {
    if (!id.startsWith(ALOFT) || value === (g.state.combat?.round ?? 0)) continue;
    const item = id.slice(ALOFT.length);
    const zone = lyingAt(g.state, item);
    if (zone === null) continue;
    for (const to of neighboursOf(g.state.scene!, zone)) into.push(steering(g, caster, { mark: id, item, to }));
  }
}

interface Course {
  readonly mark: string;
  readonly item: string;
  readonly to: ZoneId;
}

const steering = actionTo<Course>({
  id: ({ item, to }) => `deplacer-${item}-${to}`,
  label: 'deplacer-objet',
  params: ({ item, to }) => ({ item, zone: to }),
  at: ({ to }) => ({ zone: to }),
  kind: 'libre',
  rule: 'HB-MAG-39',
  run: steer,
});

function* steer(g: HB, caster: Being, { mark, item, to }: Course): Rule<void> {
  g.emit({ type: 'objectMoved', being: caster.id, item, holder: null, to, rules: ['HB-MAG-39'] });
  const held = caster.marks.find(({ id }) => id === mark)!;
  g.emit({
    type: 'markGained',
    being: caster.id,
    mark: { ...held, value: g.state.combat?.round ?? 0 },
    rules: ['HB-MAG-39'],
  });
}

function lyingAt({ scene }: HBState, item: string): ZoneId | null {
  if (scene === null) return null;
  for (const { id, items } of scene.zones) for (const lying of items) if (lying.id === item) return id;
  return null;
}
