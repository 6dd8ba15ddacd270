import { type Option, option, type Rule } from '@souterrain/kernel';
import { gain } from '../../beings/marks.ts';
import type { Being, Mark } from '../../pieces.ts';
import { lastingRounds } from '../../time/lasting.ts';
import type { HB } from '../../world.ts';
import { type Casting, throwSpell } from '../casting.ts';
import { choose } from '../choose.ts';
import { resists } from '../resist.ts';
import { campOf, isInReach, type Seen, seenBy } from '../sight.ts';
import { defineForm } from './form.ts';

/** HB-MAG-41: its turns are played by the caster's player for N rounds. */
export const domination = defineForm({
  id: 'domination',
  place: 5,
  name: 'Domination',
  effect: { fr: 'plier une volonté, en sort miraculeux seulement', en: 'bends a will, as a miraculous spell alone' },

  powers: ['miraculeux'],
  isPossible({ caster, seen }) {
    for (const one of seen) if (mayDominate(caster, one)) return true;
    return false;
  },
  *cast(g, casting) {
    const { caster } = casting;
    const target = yield* chooseTarget(g, casting);
    const cast = yield* throwSpell(g, casting, [target.id]);
    const { tot } = cast;
    if (yield* resists(g, target, { attribute: 'vol', tot, tags: ['domination'], rule: 'HB-MAG-41' })) return cast;
    const mark: Mark = { id: 'domine', until: lastingRounds(g.state, caster.id, cast.n), by: caster.id };
    gain(g, target, { mark, rules: ['HB-MAG-41', 'HB-MAG-29'] });
    return cast;
  },
});

/** HB-MAG-41: battalion-scale and mindless beings are immune. */
const mayDominate = (caster: Being, one: Seen): boolean =>
  isInReach(one, 'miraculeux') &&
  one.being.status === 'present' &&
  campOf(caster, one.being) === 'ennemi' &&
  one.being.scale === 'etre' &&
  !one.being.tags.includes('sans-esprit');

function chooseTarget(g: HB, { caster }: Casting): Rule<Being> {
  const options: Option<Being>[] = [];
  for (const one of seenBy(g.state, caster)) {
    const { being } = one;
    if (mayDominate(caster, one))
      options.push(option(being.id, being, { label: 'etre', params: { being: being.id }, at: { figure: being.id } }));
  }
  return choose(g, caster, { id: 'sort-cible', rule: 'HB-MAG-41', params: { being: caster.id }, options });
}
