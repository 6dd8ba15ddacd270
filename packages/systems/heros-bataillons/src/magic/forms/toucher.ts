import { askSome, type Option, option, type Rule } from '@souterrain/kernel';
import { deFr } from '@souterrain/words';
import { deciderOf } from '../../combat/decider.ts';
import { touchOdds } from '../../odds/spell.ts';
import type { Being, ZoneId } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { type Cast, type Casting, throwSpell } from '../casting.ts';
import { choose } from '../choose.ts';
import { detail } from '../detail.ts';
import { POWERS } from '../powers.ts';
import { schoolOf } from '../schools/index.ts';
import { growTree } from '../schools/sauvage.ts';
import { type Camp, campOf, isInReach, type Seen, seenBy, zonesInReach } from '../sight.ts';
import { defineForm } from './form.ts';

/** HB-MAG-38: damage, healing or the effect of the school on targets that are adjacent to one another. */
export const toucher = defineForm({
  id: 'toucher',
  place: 1,
  name: 'Toucher',
  effect: { fr: 'des dégâts, ou l’effet de l’école', en: 'damage, or the effect of the school' },
  words: {
    fr: {
      prompts: {
        'sort-cible': (a) => `Sort ${deFr(a.of('being'))} : quelle cible ?`,
        'sort-autres-cibles': (a) => `Sort ${deFr(a.of('being'))} : quelles autres cibles (${a.params.most} au plus) ?`,
      },
    },
    en: {
      prompts: {
        'sort-cible': (a) => `Spell of ${a.of('being')}: which target?`,
        'sort-autres-cibles': (a) => `Spell of ${a.of('being')}: which other targets (${a.params.most} at most)?`,
      },
    },
  },
  isPossible({ caster, seen }, spell) {
    // HB-SCH-08: a tree needs no target.
    if (schoolOf(spell.school).grows) return caster.zone !== null;
    for (const one of seen) if (isInReach(one, spell.power) && mayTouch(spell.school, caster, one.being)) return true;
    return false;
  },
  *cast(g, casting) {
    const aimed = yield* aim(g, casting);
    if (typeof aimed === 'string') return yield* plant(g, casting, aimed);
    const targets = yield* addTargets(g, casting, aimed);
    return yield* touch(g, casting, targets);
  },
});

/** HB-MAG-38: the dice, then what they do to targets already chosen. */
export function* touch(g: HB, casting: Casting, targets: readonly Being[]): Rule<Cast> {
  const cast = yield* throwSpell(
    g,
    casting,
    targets.map(({ id }) => id),
  );
  yield* detail(g, cast, targets);
  return cast;
}

function* plant(g: HB, casting: Casting, zone: ZoneId): Rule<Cast> {
  const cast = yield* throwSpell(g, casting, [zone]);
  growTree(g, cast, { zone, rounds: cast.n });
  return cast;
}

/** HB-SCH-04, HB-SCH-06: enemies are hurt or hindered; Ombres and Sacrée serve allies too. Nobody hurts their own side. */
function mayTouch(school: string, caster: Being, being: Being): boolean {
  const { heals, touch: spell } = schoolOf(school);
  if (being.status !== 'present') return heals && campOf(caster, being) === 'allie';
  return heals || spell.on === 'allie' || campOf(caster, being) === 'ennemi';
}

function aim(g: HB, casting: Casting): Rule<Being | ZoneId> {
  const { caster, school, power } = casting;
  const options: Option<Being | ZoneId>[] = [];
  for (const one of seenBy(g.state, caster))
    if (isInReach(one, power) && mayTouch(school, caster, one.being))
      options.push(targetOption(one.being, touchOdds(g, casting, one.being)));
  if (schoolOf(school).grows)
    for (const zone of zonesInReach(g.state, caster, power))
      options.push(option(`arbre-${zone}`, zone, { label: 'arbre', params: { zone }, at: { zone } }));
  return choose(g, caster, { id: 'sort-cible', rule: 'HB-MAG-38', params: { being: caster.id }, options });
}

const targetOption = (being: Being, odds?: Option['odds']): Option<Being> =>
  option(being.id, being, { label: 'etre', params: { being: being.id }, at: { figure: being.id }, odds });

/** HB-MAG-13, HB-MAG-17, HB-MAG-20, HB-MAG-35, HB-MAG-36: as many targets as dice at most, in one zone, of one camp. */
function* addTargets(g: HB, { caster, school, power }: Casting, first: Being): Rule<readonly Being[]> {
  const most = POWERS[power].dice - 1;
  if (most === 0) return [first];
  const camp = campOf(caster, first);
  const others: Option<Being>[] = [];
  for (const one of seenBy(g.state, caster))
    if (isBeside(one, first, { caster, camp }) && mayTouch(school, caster, one.being))
      others.push(targetOption(one.being));
  if (others.length === 0) return [first];
  const seat = deciderOf(g.state, caster);
  if (seat === null) return [first, ...others.slice(0, most).map(({ value }) => value)];
  const more = yield* askSome(
    { id: 'sort-autres-cibles', seat, rule: 'HB-MAG-35', params: { being: caster.id, most }, options: others },
    { min: 0, max: most },
  );
  return [first, ...more];
}

const isBeside = ({ being }: Seen, first: Being, { caster, camp }: { caster: Being; camp: Camp }): boolean =>
  being !== first && being.zone === first.zone && campOf(caster, being) === camp;
