import { ask, option, type Rule } from '@souterrain/kernel';
import { regain } from '../beings/damage.ts';
import { seatOf } from '../beings/seats.ts';
import type { Attribute, Being } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import { restoreEnd } from './breath.ts';
import { dayOfWatch } from './calendar.ts';

/** HB-REST-14: one a day; HB-Q-08 gives one for each watch. */
const mayBenefit = ({ variants }: HBState, { hero }: Being, day: number): boolean =>
  hero !== null && (variants.watchBenefits === 'unlimited' || hero.benefitDay !== day);

/** HB-REST-06 to HB-REST-09: no longer exhausted, or one point of Chance. */
export function* watchBenefit(g: HB, being: Being, watch: number): Rule<void> {
  const { hero } = being;
  const day = dayOfWatch(watch);
  if (!hero || !mayBenefit(g.state, being, day)) return;
  const options = [];
  if (hero.exhausted) options.push(option('ne-plus-etre-epuise', 'epuisement' as const));
  if (hero.chance < hero.chanceMax) options.push(option('reprendre-chance', 'chance' as const));
  if (options.length === 0) return;
  const benefit = yield* ask({
    id: 'benefice-de-garde',
    seat: seatOf(g.state, being),
    rule: 'HB-REST-06',
    params: { being: being.id },
    options,
  });
  g.emit({ type: 'benefitTaken', being: being.id, benefit, day, rules: ['HB-REST-06', 'HB-REST-14'] });
  if (benefit === 'chance') regainChance(g, being);
  else endExhaustion(g, being);
}

const ATTRIBUTES: readonly Exclude<Attribute, 'end'>[] = ['for', 'agi', 'vol'];

/** HB-REST-10 to HB-REST-13: one attribute, no more exhaustion, one point of Chance; HB-Q-31: the first or the others. */
export function* dayBenefits(g: HB, being: Being, watch: number): Rule<void> {
  const { hero } = being;
  if (hero) {
    const day = dayOfWatch(watch);
    g.emit({ type: 'benefitTaken', being: being.id, benefit: 'journee', day, rules: ['HB-REST-10', 'HB-REST-14'] });
  }
  const either = g.state.variants.dayBenefits === 'either';
  const attribute = yield* chooseAttribute(g, being, either);
  if (attribute !== null) {
    const amount = being.max[attribute];
    regain(g, being, { attribute, amount, why: 'journee', rules: ['HB-REST-03', 'HB-REST-11'] });
    if (being.status === 'coma') wake(g, being);
  }
  if (attribute === null || !either) {
    endExhaustion(g, being);
    regainChance(g, being);
  }
  restoreEnd(g, being);
}

/** HB-REST-11, HB-DMG-12: chosen by the player; FOR for who lies in a coma. Null when nothing is lost, or given up. */
function* chooseAttribute(g: HB, being: Being, either: boolean): Rule<Exclude<Attribute, 'end'> | null> {
  if (being.status === 'coma') return 'for';
  const lost = ATTRIBUTES.filter((attribute) => being.now[attribute] < being.max[attribute]);
  const options = lost.map((attribute) =>
    option<Exclude<Attribute, 'end'> | null>(attribute, attribute, {
      label: 'recuperer-attribut',
      params: { attribute, now: being.now[attribute], max: being.max[attribute] },
    }),
  );
  // HB-Q-31: only where the other benefits give something.
  const { hero } = being;
  if (options.length === 0 || (either && hero && (hero.exhausted || hero.chance < hero.chanceMax)))
    options.push(option('repos-et-chance', null));
  return yield* ask({
    id: 'attribut-a-recuperer',
    seat: seatOf(g.state, being),
    rule: 'HB-REST-11',
    params: { being: being.id },
    options,
  });
}

function endExhaustion(g: HB, being: Being): void {
  if (being.hero?.exhausted)
    g.emit({
      type: 'exhaustionChanged',
      being: being.id,
      exhausted: false,
      why: 'repos',
      rules: ['HB-REST-07', 'HB-REST-12'],
    });
  for (const { id } of being.marks)
    if (id === 'epuise') {
      g.emit({ type: 'markLost', being: being.id, mark: id, why: 'retire', rules: ['HB-REST-12'] });
      return;
    }
}

function regainChance(g: HB, { id, hero }: Being): void {
  if (hero && hero.chance < hero.chanceMax)
    g.emit({ type: 'chanceGained', being: id, left: hero.chance + 1, rules: ['HB-REST-08', 'HB-REST-13'] });
}

function wake(g: HB, being: Being): void {
  g.emit({ type: 'statusChanged', being: being.id, status: 'present', why: 'reveil', rules: ['HB-DMG-12'] });
}
