import type { Rule } from '@souterrain/kernel';
import type { Offer } from '../../actions/action.ts';
import type { Being } from '../../pieces.ts';
import type { Spoken } from '../../text/spoken.ts';
import type { HB } from '../../world.ts';

/** HB-HERO-02: a heroic ability. */
export interface Ability extends Spoken {
  /** Its row of the d12. */
  readonly roll: number;
  /** HB-HERO-03: how often it may be used; null for what always holds. */
  readonly per: 'combat' | 'round' | null;
  /** HB-ACT-03: the actions it gives, while it may be used. */
  readonly offer?: Offer;
  /** What its one action does, where it bears on nobody. */
  readonly run?: (g: HB, being: Being) => Rule<void>;
}

export const defineAbility = (ability: Ability): Ability => ability;

export function hasAbility({ hero }: Being, id: string): boolean {
  return hero?.abilities.includes(id) ?? false;
}

/** HB-HERO-03: known, and not yet used this combat or this round. */
export const canUseAbility = (being: Being, id: string): boolean => hasAbility(being, id) && !being.used.includes(id);

export function useAbility(g: HB, being: Being, { id }: Ability): void {
  g.emit({ type: 'abilityUsed', being: being.id, ability: id, rules: ['HB-HERO-02', 'HB-HERO-03'] });
}
