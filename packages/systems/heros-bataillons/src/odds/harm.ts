import type { OddsSummary, Prospect } from '@souterrain/kernel';
import { add, always, type Distribution, expect, mapTotals } from '@souterrain/odds';
import type { Blow } from '../beings/blow.ts';
import { reach } from '../beings/damage.ts';
import type { Being } from '../pieces.ts';
import type { HBState } from '../state.ts';
import { amountOf, prospect, summaryOf } from './prospect.ts';

/** Damage that a being may suffer, armour counted, and what it lowers once END is gone. */
export interface Harm {
  readonly target: Being;
  readonly damage: Distribution;
  readonly attribute: Blow['attribute'];
  /** HB-SCH-09. */
  readonly believed?: boolean;
}

/** HB-DMG-02, HB-DMG-03, HB-DMG-05, HB-DMG-13, HB-SCH-09: what so much damage leaves of a being. */
function afterDamage({ variants }: HBState, harm: Omit<Harm, 'damage'>, damage: number) {
  const { target, attribute } = harm;
  const { now, tags, status } = target;
  const over = reach(target, Math.max(0, damage - now.end), harm);
  // HB-Q-17: damage becomes critical only from the next hit. HB-FOE-03: the mindless have no will to lose.
  const spared = (variants.overflow === 'next' && now.end > 0) || (attribute === 'vol' && tags.includes('sans-esprit'));
  const critical = spared ? 0 : over;
  const aimed = attribute === 'for' ? 0 : Math.min(critical, now[attribute]);
  const falls = (critical > 0 && now.for <= critical - aimed) || (status === 'coma' && damage > 0);
  return { critical, aimed, falls };
}

/** The chance of what damage may do. */
export const chanceThat = (
  state: HBState,
  harm: Harm,
  does: (after: ReturnType<typeof afterDamage>) => boolean,
): number => expect(harm.damage, (damage) => (does(afterDamage(state, harm, damage)) ? 1 : 0));

const fallsTo = (state: HBState, harm: Harm): number => chanceThat(state, harm, ({ falls }) => falls);

/** With so much chance that it comes to damage at all. */
export const unless = (damage: Distribution, chance: number): Distribution =>
  chance === 1 ? damage : mix(damage, chance);

function mix(damage: Distribution, chance: number): Distribution {
  const high = damage.low + damage.chances.length;
  const chances = new Float64Array(high);
  damage.chances.forEach((each, at) => {
    chances[damage.low + at] = each * chance;
  });
  chances[0] = chances[0]! + 1 - chance;
  return { low: 0, chances };
}

/** One target: the best of the ways in which its attacker may throw. */
export function harmOdds(state: HBState, ways: readonly [Harm, ...Harm[]]): OddsSummary {
  const best = (chance: (harm: Harm) => number): number => Math.max(...ways.map(chance));
  const prospects: [Prospect, ...Prospect[]] = [
    prospect(
      'cote-blesse',
      best(({ damage }) => expect(damage, (dealt) => (dealt > 0 ? 1 : 0))),
    ),
    prospect(
      'cote-critique',
      best((harm) => chanceThat(state, harm, ({ critical }) => critical > 0)),
    ),
    prospect(
      'cote-abat',
      best((harm) => fallsTo(state, harm)),
    ),
  ];
  const means = ways.map(({ damage }) => expect(damage, (dealt) => dealt));
  const { damage } = ways[means.indexOf(Math.max(...means))]!;
  return summaryOf(prospects, { amount: amountOf('cote-degats', damage) });
}

/** HB-ATK-14: dice for each target, so each falls or not by itself, once it comes to damage at all. */
export function burstOdds(state: HBState, { harms, used = 1 }: { harms: readonly Harm[]; used?: number }): OddsSummary {
  const falls = harms.map((harm) => fallsTo(state, harm));
  const dealt = harms.reduce((sum, { damage }) => add(sum, damage), always(0));
  const noneFalls = falls.reduce((none, chance) => none * (1 - chance), 1);
  const allFall = falls.reduce((all, chance) => all * chance, 1);
  return summaryOf([prospect('cote-abat-un', used * (1 - noneFalls)), prospect('cote-abat-tous', used * allFall)], {
    amount: amountOf('cote-degats', unless(dealt, used)),
  });
}

/** HB-DMG-01. */
export const through = (thrown: Distribution, armour: number): Distribution =>
  mapTotals(thrown, (value) => Math.max(0, value - armour));
