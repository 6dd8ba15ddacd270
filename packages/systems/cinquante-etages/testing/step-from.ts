import { DIRECTIONS, type Direction } from '../src/floors/directions.ts';
import { type Plan, stepsOf } from '../src/floors/grid.ts';
import type { Variants } from '../src/variants.ts';

/** The square one step away, or -1. */
export const stepFrom = (plan: Plan, cell: number, direction: Direction, corners: Variants['cornerRule']): number =>
  stepsOf(plan, corners)[cell * 8 + DIRECTIONS.indexOf(direction)]!;
