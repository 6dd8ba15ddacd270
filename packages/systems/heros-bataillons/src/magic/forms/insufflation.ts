import { type Option, option, type Rule } from '@souterrain/kernel';
import { gain } from '../../beings/marks.ts';
import type { WithContent } from '../../content/types.ts';
import type { Being, Item } from '../../pieces.ts';
import { lastingRounds } from '../../time/lasting.ts';
import type { HB } from '../../world.ts';
import { type Casting, throwSpell } from '../casting.ts';
import { choose } from '../choose.ts';
import { schoolOf } from '../schools/index.ts';
import { campOf, isInReach, seenBy } from '../sight.ts';
import type { Spell } from '../spell.ts';
import { defineForm } from './form.ts';

/** HB-MAG-40: an object, who bears it, and the mark that it earns them. */
interface Bearing {
  readonly bearer: Being;
  readonly object: string;
  readonly mark: string;
}

/** HB-MAG-15, HB-MAG-40: power in an object of an ally, for N rounds. */
export const insufflation = defineForm({
  id: 'insufflation',
  place: 4,
  name: { fr: 'insufflation', en: 'infusion' },
  effect: { fr: 'mettre la magie dans un objet', en: 'puts magic into an object' },
  names: { 'insuffle-': { fr: 'insufflation :', en: 'infusion:' } },
  words: {
    fr: { options: { 'objet-de': (o) => `${o.its('item')} (${o.its('being')})` } },
    en: { options: { 'objet-de': (o) => `${o.its('item')} (${o.its('being')})` } },
  },
  isPossible({ g, caster, seen }, spell) {
    for (const one of seen)
      if (isInReach(one, spell.power) && campOf(caster, one.being) === 'allie' && canBear(g, one.being, spell))
        return true;
    return false;
  },
  *cast(g, casting) {
    const { bearer, object, mark } = yield* chooseObject(g, casting);
    const cast = yield* throwSpell(g, casting, [bearer.id, object]);
    const { caster, n } = cast;
    gain(g, bearer, {
      mark: { id: mark, until: lastingRounds(g.state, caster.id, n), by: caster.id },
      rules: ['HB-MAG-40', 'HB-MAG-29'],
    });
    return cast;
  },
});

function chooseObject(g: HB, casting: Casting): Rule<Bearing> {
  const { caster, power } = casting;
  const options: Option<Bearing>[] = [];
  for (const one of seenBy(g.state, caster)) {
    if (!isInReach(one, power) || campOf(caster, one.being) !== 'allie') continue;
    for (const bearing of bearingsOf(g, one.being, casting)) {
      const { bearer, object } = bearing;
      options.push(
        option(`${bearer.id}-${object}`, bearing, {
          label: 'objet-de',
          params: { being: bearer.id, item: object },
          at: { item: object },
        }),
      );
    }
  }
  return choose(g, caster, { id: 'sort-objet', rule: 'HB-MAG-40', params: { being: caster.id }, options });
}

/** Whether there is any. */
function canBear(g: WithContent, bearer: Being, spell: Spell): boolean {
  if (bearer.status !== 'present') return false;
  for (const item of bearer.hero?.items ?? NO_ITEMS) if (item.place === 'porte') return true;
  return bearingsOf(g, bearer, spell).length > 0;
}

/** HB-MAG-40: weapons in hand, worn gear and shields; Sacrée puts nothing into weapons. */
function bearingsOf(g: WithContent, bearer: Being, { school }: Pick<Spell, 'school'>): readonly Bearing[] {
  if (bearer.status !== 'present') return NONE;
  const found: Bearing[] = [];
  const { heals } = schoolOf(school);
  for (const item of bearer.hero?.items ?? NO_ITEMS) {
    const mark = markOf(g, item);
    if (mark !== null && (!heals || mark === OUTFIT)) found.push({ bearer, object: item.id, mark });
  }
  if (!bearer.hero && !heals)
    for (const { id, hands } of bearer.attacks)
      if (hands > 0) found.push({ bearer, object: id, mark: `insuffle-${id}` });
  return found;
}

const OUTFIT = 'tenue-insufflee';

function markOf(g: WithContent, { id, base, place }: Item): string | null {
  if (place === 'sac') return null;
  if (place === 'porte') return OUTFIT;
  const entry = g.content.items[base];
  if (entry?.shield) return OUTFIT;
  return entry?.attack ? `insuffle-${id}` : null;
}

const NONE: readonly Bearing[] = [];
const NO_ITEMS: readonly Item[] = [];
