import type { Arithmetic } from '../arithmetic.ts';
import { d } from '../die.ts';
import { atLeast, type Distribution, mean } from '../distribution.ts';
import { doubles } from '../doubles.ts';

/** Improved by favour, diminished by difficulty: one d12 or one d4 instead of the weapons (HB-ATK-04 to HB-ATK-06). */
export interface Attacker {
  /** The sides of each weapon die. */
  readonly weapons: readonly number[];
  readonly favours?: number;
  readonly difficulties?: number;
  /** HB-ATK-08: diminished whatever the favours. */
  readonly alwaysDiminished?: boolean;
}

export interface Assault {
  /** All who strike the target in the round: HB-ATK-09, HB-ATK-10. */
  readonly attackers: readonly Attacker[];
  readonly target: { readonly armour: number; readonly end: number; readonly for: number };
}

export interface AttackOdds {
  /** The highest die of all, before armour. */
  readonly highest: Distribution;
  /** After armour: HB-DMG-01. */
  readonly damage: Distribution;
  readonly meanDamage: number;
  /** Damage passes END: HB-DMG-03, HB-DMG-05. */
  readonly critical: number;
  /** FOR falls to 0: HB-DMG-07, HB-BAT-09. */
  readonly falls: number;
}

/** HB-BAT-03: what a battalion throws against a single being; the highest die, improved. */
export const IMPROVED = 12;
/** HB-BAT-05: what a single being throws against a battalion. */
export const DIMINISHED = 4;

export function diceOf({
  weapons,
  favours = 0,
  difficulties = 0,
  alwaysDiminished = false,
}: Attacker): readonly number[] {
  if (alwaysDiminished || difficulties > favours) return [DIMINISHED];
  return favours > difficulties ? [IMPROVED] : weapons;
}

/** HB-ATK-01, HB-ATK-02, HB-ATK-09: of all the dice of all attackers only the highest counts, then armour (HB-DMG-01). */
export function blowIn<D>({ always, die, follow, map }: Arithmetic<D>, { attackers, target }: Assault): Blow<D> {
  const highest = attackers
    .flatMap(diceOf)
    .reduce((best, sides) => follow(best, (x) => map(die(d(sides)), (y) => Math.max(x, y))), always(0));
  return { highest, damage: map(highest, (value) => Math.max(0, value - target.armour)) };
}

interface Blow<D> {
  readonly highest: D;
  readonly damage: D;
}

/** The least damage that passes END, and that brings FOR to 0. */
export const leastDamage = ({ end, for: force }: Assault['target']): { critical: number; falls: number } => ({
  critical: end + 1,
  falls: end + Math.max(1, force),
});

export function attack(order: Assault): AttackOdds {
  const { highest, damage } = blowIn(doubles, order);
  const least = leastDamage(order.target);
  return {
    highest,
    damage,
    meanDamage: mean(damage),
    critical: atLeast(damage, least.critical),
    falls: atLeast(damage, least.falls),
  };
}

/** HB-ATK-14, HB-BAT-04: dice are thrown for each target, so each falls or not by itself. */
export const allFall = (odds: readonly AttackOdds[]): number => odds.reduce((chance, { falls }) => chance * falls, 1);
