import { changeGold } from '../gear/purse.ts';
import type { HBState } from '../state.ts';
import type { HB, Situation } from '../world.ts';

type Stay = 'garde' | 'journee';

const LABORATORY = 'laboratoire';

const SERVICE: Readonly<Record<Stay, string>> = { garde: 'auberge', journee: 'journee-de-confiance' };

/** HB-GEAR-04: a place whose rests are paid for, hero by hero, and its laboratory by the watch. */
export const isPaid = ({ scene }: HBState): boolean => scene?.tags.includes('payant') ?? false;

function lodgingFor(g: Situation, stay: Stay): number {
  if (!isPaid(g.state)) return 0;
  let heroes = 0;
  for (const { hero, side, status } of g.state.beings)
    if (hero && side === 'heros' && (status === 'present' || status === 'coma')) heroes++;
  return heroes * g.content.services[SERVICE[stay]]!.price;
}

export const canLodge = (g: Situation, stay: Stay): boolean => lodgingFor(g, stay) <= g.state.gold;

export function payLodging(g: HB, stay: Stay): void {
  changeGold(g, -lodgingFor(g, stay), { why: SERVICE[stay], rules: ['HB-GEAR-04'] });
}

const laboratoryRent = (g: Situation): number => (isPaid(g.state) ? g.content.services[LABORATORY]!.price : 0);

/** HB-ALC-05: the place has a laboratory, and the group can pay for it. */
export const hasLaboratory = (g: Situation): boolean =>
  (g.state.scene?.tags.includes(LABORATORY) ?? false) && laboratoryRent(g) <= g.state.gold;

/** HB-GEAR-04: one rent for the watch, whoever works there. */
export function rentLaboratory(g: HB): void {
  changeGold(g, -laboratoryRent(g), { why: LABORATORY, rules: ['HB-GEAR-04'] });
}
