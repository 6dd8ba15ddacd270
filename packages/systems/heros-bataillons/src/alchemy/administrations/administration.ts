import type { RuleId } from '@souterrain/catalog';
import type { Place, Rule } from '@souterrain/kernel';
import type { CheckOrder } from '../../checks/order.ts';
import { isBarred } from '../../master/targets.ts';
import { areEnemies, type Being, type Item } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import type { Spoken } from '../../text/spoken.ts';
import type { HB } from '../../world.ts';
import type { Potion } from '../potion.ts';

/** A vial in the hands of somebody. */
export interface Vial {
  readonly user: Being;
  readonly item: Item;
  readonly potion: Potion;
}

/** One way to use it: an option of the turn, named by the verb, the object and what it is aimed at. */
export interface Use {
  readonly verb: string;
  readonly aim: string | null;
  readonly at: Place;
  readonly rule: RuleId;
  /** Whom it works on at once, where that is known before it is used. */
  readonly reaches?: readonly Being[];
  /** HB-ALC-16: what it asks of the user. */
  readonly test?: CheckOrder;
  readonly run: () => Rule<void>;
}

/** HB-ALC-08: how a potion is taken. */
interface Administration extends Spoken {
  readonly uses: (g: HB, vial: Vial) => readonly Use[];
}

export const defineAdministration = (administration: Administration): Administration => administration;

/** HB-ALC-22: the vial is gone, and what it was is known. */
export function spend(g: HB, { user, item, potion }: Vial, targets: readonly Being[]): void {
  g.emit({
    type: 'potionUsed',
    being: user.id,
    item: item.id,
    potion,
    targets: targets.map(({ id }) => id),
    rules: ['HB-ALC-21'],
  });
  const { id, base } = item;
  g.emit({ type: 'itemLost', being: user.id, item: id, base, why: 'utilise', rules: ['HB-ALC-22'] });
}

/** HB-ALC-17, HB-ALC-19: willing, or unable to refuse. */
export const consents = (user: Being, target: Being): boolean =>
  !areEnemies(user, target) || target.status === 'coma' || target.status === 'rendu';

/** HB-DIST-05, HB-GM-05, HB-GM-10: those of its zone, itself included, who can be given something. */
export function besideOf(state: HBState, user: Being): readonly Being[] {
  return state.beings.filter(
    (being) => being.zone === user.zone && isReached(being) && (being === user || !isBarred(state, user, being)),
  );
}

/** HB-ALC-15, HB-ALC-18: those who lie in a coma or gave up are still there. */
export const isReached = ({ status }: Being): boolean =>
  status === 'present' || status === 'coma' || status === 'rendu';
