import { type Rule, rollOne } from '@souterrain/kernel';
import { throwerOf } from '../combat/decider.ts';
import type { Being, Item } from '../pieces.ts';
import type { HB } from '../world.ts';
import type { Potion } from './potion.ts';

/** What a potion in a bag, a cloud or a coating holds. */
export function potionIn(holds: Item['holds']): Potion | null {
  return holds?.effect && holds.administration ? (holds as unknown as Potion) : null;
}

export const holdsOf = ({ effect, administration, detail }: Potion): Readonly<Record<string, string>> =>
  detail === undefined ? { effect, administration } : { effect, administration, detail };

/** A potion at work: who used it, and how long it lasts, once for all its targets (HB-ALC-20). */
export interface Dose {
  readonly potion: Potion;
  readonly user: Being;
  readonly rounds: number;
}

/** HB-ALC-12, HB-ALC-13, HB-ALC-14, HB-ALC-20: the duration is rolled when it takes effect, before anything else. */
export function* openDose(g: HB, user: Being, potion: Potion): Rule<Dose> {
  const { rounds: die } = g.content.effects[potion.effect]!;
  const rounds =
    die === undefined ? 0 : yield* rollOne(g, { seat: throwerOf(g.state, user), sides: die, rule: 'HB-ALC-20' });
  return { potion, user, rounds };
}
