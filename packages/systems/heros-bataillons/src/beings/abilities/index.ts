import { byId } from '../../by-id.ts';
import type { Ability } from './ability.ts';
import { ALL } from './list.gen.ts';

/** HB-HERO-02, in the order of the d12. */
export const ABILITIES: readonly Ability[] = ALL.toSorted((one, other) => one.roll - other.roll);

export const abilityOf = byId(ABILITIES);
