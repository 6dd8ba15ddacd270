import type { RuleId } from '@souterrain/catalog';
import { type Rule, roll, type SeatId } from '@souterrain/kernel';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import type { Stance } from './stance.ts';
import type { WeaponSet } from './weapons.ts';

const IMPROVED = 12;
const DIMINISHED = 4;

/** HB-ATK-01, HB-ATK-04, HB-ATK-05: the dice of an attack, in the order of its weapons. */
export function diceOf({ variants }: HBState, { dice: sides }: WeaponSet, kind: Stance['kind']): readonly number[] {
  // HB-Q-12: an improvement may raise the best die alone, a diminishment lower every die.
  const all = variants.improved === 'all';
  if (kind === 'diminuee') return all ? [DIMINISHED] : sides.map(() => DIMINISHED);
  if (kind === 'normale') return sides;
  if (all) return [IMPROVED];
  const raised = sides.slice();
  raised[sides.indexOf(Math.max(...sides))] = IMPROVED;
  return raised;
}

/** HB-SOLO-17: thrown in order; like dice next to each other are thrown together. */
export function* throwDice(
  g: HB,
  sides: readonly number[],
  { seat, rule }: { seat: SeatId; rule: RuleId },
): Rule<readonly number[]> {
  let faces: readonly number[] = NONE;
  for (let from = 0; from < sides.length; ) {
    let to = from + 1;
    while (to < sides.length && sides[to] === sides[from]) to++;
    const thrown = yield* roll(g, { seat, count: to - from, sides: sides[from]!, rule });
    faces = faces.length === 0 ? thrown : [...faces, ...thrown];
    from = to;
  }
  return faces;
}

/** One die, where the driver has it at hand; undefined when it must be asked for, or there are several. */
export function throwOneAtOnce(
  g: HB,
  sides: readonly number[],
  { seat, rule }: { seat: SeatId; rule: RuleId },
): readonly number[] | undefined {
  return sides.length === 1 ? g.chance?.roll({ kind: 'roll', seat, count: 1, sides: sides[0]!, rule }) : undefined;
}

const NONE: readonly number[] = [];
