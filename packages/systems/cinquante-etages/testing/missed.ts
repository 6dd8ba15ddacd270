import { closureFrom, groundOf } from '../src/floors/closure.ts';
import { colourOf } from '../src/floors/grid.ts';
import { type Variants, variantsOf } from '../src/variants.ts';
import { areasOf, layoutsOf, type Plan, type Size } from './layouts.ts';

interface Tally {
  starts: number;
  /** Squares of the area of a start that no sequence of rolls enters. */
  unentered: number;
  /** Squares of its colour where none ends a move, and squares of the other colour where one does. */
  unstopped: number;
  otherColour: number;
}

const nothing = (): Tally => ({ starts: 0, unentered: 0, unstopped: 0, otherColour: 0 });

/** What movement misses on a layout, from every start. */
export function missedOn(plan: Plan, variants: Variants = variantsOf({})): Tally {
  const tally = nothing();
  const ground = groundOf(plan, variants);
  for (const area of areasOf(plan))
    for (const from of area) {
      tally.starts++;
      const { entered, stops } = closureFrom(ground, from);
      for (const cell of area) {
        const same = colourOf(plan.side, cell) === colourOf(plan.side, from);
        if (area.length > 1 && !entered[cell]) tally.unentered++;
        if (same && !stops[cell]) tally.unstopped++;
        if (!same && stops[cell]) tally.otherColour++;
      }
    }
  return tally;
}

/** The same over many layouts, each of which may stand for its family. */
export function missedOver(layouts: Iterable<readonly [plan: Plan, family: number]>, variants?: Variants): Tally {
  const total = nothing();
  for (const [plan, family] of layouts) {
    const tally = missedOn(plan, variants);
    total.starts += family * tally.starts;
    total.unentered += tally.unentered;
    total.unstopped += tally.unstopped;
    total.otherColour += tally.otherColour;
  }
  return total;
}

export function* everyLayout(size: Size, over: string): Generator<readonly [plan: Plan, family: number]> {
  for (const plan of layoutsOf(size, over)) yield [plan, 1];
}
