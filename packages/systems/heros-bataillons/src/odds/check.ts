import type { Prospect } from '@souterrain/kernel';
import { type CheckOdds, check } from '@souterrain/odds/heros-bataillons';
import { applies } from '../checks/bearing.ts';
import { type CheckOrder, netOf } from '../checks/order.ts';
import type { Being } from '../pieces.ts';
import type { HBState } from '../state.ts';
import { type Odds, type OddsLabel, prospect, summaryOf } from './prospect.ts';

/** HB-Q-05: each point left may add a die, which the closed form does not count: no figure is better than a wrong one. */
export const areChecksCounted = ({ variants }: HBState): boolean => variants.surplus !== 'cumulative';

/** HB-TEST-02 to HB-TEST-06: with all that bears on it now, and the best talent that needs nobody's leave. */
export const resultOf = (state: HBState, order: CheckOrder): CheckOdds =>
  withNet(order, netOf(state, order) + talentFor(state, order));

/** HB-TAL-04, HB-TAL-07: the highest degree; with an MJ a talent waits for the answer (HB-GM-03). */
function talentFor({ master }: HBState, { who, attribute, tags = [], invoked }: CheckOrder): number {
  if (invoked || !who.hero || (master !== null && who.seat !== null)) return 0;
  let degree = 0;
  for (const talent of who.hero.talents)
    if (talent.degree > degree && applies(talent, { attribute, tags })) degree = talent.degree;
  return degree;
}

const withNet = ({ who, attribute }: Pick<CheckOrder, 'who' | 'attribute'>, net: number): CheckOdds =>
  check({ attribute: who.now[attribute], advantages: Math.max(0, net), disadvantages: Math.max(0, -net) });

/** What one's own check is worth. */
export function checkOdds(state: HBState, order: CheckOrder): Odds {
  return areChecksCounted(state) ? () => summary(state, order.who, resultOf(state, order)) : undefined;
}

/** HB-TAL-07: the same once a talent is named. */
export function talentOdds(state: HBState, order: Pick<CheckOrder, 'who' | 'attribute'>, net: number): Odds {
  return areChecksCounted(state) ? () => summary(state, order.who, withNet(order, net)) : undefined;
}

/** The check is another's, and it must fail: a climber who is shaken off. */
export function upsetOdds(state: HBState, order: CheckOrder, label: OddsLabel): Odds {
  return areChecksCounted(state) ? () => summaryOf([prospect(label, 1 - resultOf(state, order).success)]) : undefined;
}

const summary = (state: HBState, who: Being, { success, total, bitter }: CheckOdds) =>
  summaryOf(
    [
      prospect('cote-reussite', success),
      prospect('cote-reussite-totale', total),
      prospect('cote-cuisant-echec', bitter),
    ],
    { resources: redeeming(state, who) },
  );

/** HB-CHA-06: Chance keeps harm away but makes no success; HB-Q-04: it does. */
const redeeming = ({ variants }: HBState, { hero }: Being): readonly Prospect[] =>
  hero && hero.chance > 0 && variants.chanceOnCheck === 'succeeds' ? [prospect('cote-chance', 1)] : [];
