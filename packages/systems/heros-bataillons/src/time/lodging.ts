import { SERVICES } from '../content/index.ts';
import { changeGold } from '../gear/purse.ts';
import type { HB, State } from '../state.ts';

export type Stay = 'garde' | 'journee';

const LABORATORY = 'laboratoire';

const SERVICE: Readonly<Record<Stay, string>> = { garde: 'auberge', journee: 'journee-de-confiance' };

/** HB-GEAR-04: a place whose rests are paid for, hero by hero, and its laboratory by the watch. */
export const isPaid = ({ scene }: State): boolean => scene?.tags.includes('payant') ?? false;

function lodgingFor(state: State, stay: Stay): number {
  if (!isPaid(state)) return 0;
  let heroes = 0;
  for (const { hero, side, status } of state.beings)
    if (hero && side === 'heros' && (status === 'present' || status === 'coma')) heroes++;
  return heroes * SERVICES[SERVICE[stay]]!.price;
}

export const canLodge = (state: State, stay: Stay): boolean => lodgingFor(state, stay) <= state.gold;

export function payLodging(g: HB, stay: Stay): void {
  changeGold(g, -lodgingFor(g.state, stay), { why: SERVICE[stay], rules: ['HB-GEAR-04'] });
}

const laboratoryRent = (state: State): number => (isPaid(state) ? SERVICES[LABORATORY]!.price : 0);

/** HB-ALC-05: the place has a laboratory, and the group can pay for it. */
export const hasLaboratory = (state: State): boolean =>
  (state.scene?.tags.includes(LABORATORY) ?? false) && laboratoryRent(state) <= state.gold;

/** HB-GEAR-04: one rent for the watch, whoever works there. */
export function rentLaboratory(g: HB): void {
  changeGold(g, -laboratoryRent(g.state), { why: LABORATORY, rules: ['HB-GEAR-04'] });
}
