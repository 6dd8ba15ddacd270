import type { Blow } from '../beings/blow.ts';
import { armourOf } from '../gear/armour.ts';
import type { Being } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { Situation } from '../world.ts';
import type { Choice } from './choice.ts';
import { deciderOf } from './decider.ts';
import { diceOf } from './dice.ts';
import { type Attempt, isInfusedSet, type Stance } from './stance.ts';
import type { WeaponSet } from './weapons.ts';

/** One attacker of a strike: its weapons, its dice, and what becomes of each. */
export interface Striker extends Attempt {
  faces: readonly number[];
  /** HB-ATK-16: dice that went into manoeuvres. */
  spent: readonly number[];
  before: readonly Choice[];
  /** HB-MAN-02: Repositionnement comes after the damage. */
  after: readonly Choice[];
  bonus: number;
  /** HB-FOE-03: fire leaves armour no use. */
  readonly ignoresArmour: boolean;
}

export const strikerFor = (attempt: Attempt, ignoresArmour = false): Striker => ({
  attacker: attempt.attacker,
  set: attempt.set,
  target: attempt.target,
  explosive: attempt.explosive,
  favours: attempt.favours,
  difficulties: attempt.difficulties,
  plan: attempt.plan,
  faces: NONE,
  spent: NONE,
  before: NONE,
  after: NONE,
  bonus: 0,
  ignoresArmour,
});

/** Most attacks spend no die: nothing is made for it. */
const NONE: readonly never[] = [];

/** HB-ATK-04: an improvement may be declined; HB-BAT-03: not by a battalion. A single die is always worth less than a d12. */
export const mayDecline = (state: HBState, { attacker, set }: Striker, { kind, bound }: Stance): boolean =>
  kind === 'amelioree' && !bound && diceOf(state, set, 'normale').length > 1 && deciderOf(state, attacker) !== null;

export function openingFor({ marks }: Being, { id }: Being): number {
  for (const mark of marks) if (mark.id === `ouverture-${id}`) return mark.value ?? 1;
  return 0;
}

/** HB-MAG-30, HB-MAG-37: an entity never deals more than MAX, whoever opens for it. */
export const capped = ({ entries }: WeaponSet, value: number): number =>
  Math.min(entries[0]!.most ?? Number.POSITIVE_INFINITY, value);

export const criticalOf = ({ attacker, set }: Striker): Blow['attribute'] =>
  (set.entries[0]!.critical ?? attacker.critical) as Blow['attribute'];

/** HB-DMG-01, HB-FOE-03: what is immaterial is protected against what is not magical. */
export function protectionOf(g: Situation, { attacker, set, target, ignoresArmour }: Striker): number {
  if (ignoresArmour) return 0;
  const magical = set.entries[0]!.magical === true || isInfusedSet(attacker, set);
  return magical && target.tags.includes('immateriel') ? 0 : armourOf(g, target);
}

/** HB-FOE-03: once per combat, the first attack it makes. */
export const breathesFire = ({ tags, used }: Being): boolean => tags.includes(FIRE) && !used.includes(FIRE);

export const FIRE = 'souffle-de-feu';
