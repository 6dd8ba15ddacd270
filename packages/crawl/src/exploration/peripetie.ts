import { across, type Cell, SIDES } from '@souterrain/dungeon';
import { ask, type Rule, type SeatId } from '@souterrain/kernel';
import { cellOption } from '../movement/options.ts';
import { isEmpty, planOn } from '../movement/plan.ts';
import type { Figure, Hazard } from '../state.ts';
import { thing } from '../text/asked.ts';
import { defineWords } from '../text/catalogue.ts';
import type { Crawl } from '../world/crawl.ts';
import { unknownDoors } from './board.ts';
import { notePassage } from './hazards.ts';
import { peripetieNamed } from './scenario.ts';
import { perform } from './verbs/perform.ts';

/** AD1-PERI-13: the zone behind the Porte, or the Déclencheur's. */
interface Found {
  readonly zone: string;
  readonly from: Cell;
  readonly trigger: Figure | null;
  readonly seat: SeatId;
}

/** AD1-PERI-01, AD1-PERI-02: resolved at once; what lasts of it stays on the board. */
export function* startPeripetie(g: Crawl, id: string, { zone, from, trigger, seat }: Found): Rule<void> {
  const entry = peripetieNamed(g, id);
  const rules = ['AD1-PERI-01', 'AD1-PERI-13'] as const;
  g.emit({ type: 'peripetieStarted', peripetie: id, zone, trigger: trigger?.id ?? null, rules });
  let hazard: Hazard | null = null;
  if (entry.actions || entry.resolution || entry.leaving) {
    const cell = entry.element === undefined ? null : yield* elementSquare(g, { zone, seat, peripetie: id });
    const placed: Hazard = {
      id: g.state.next,
      peripetie: id,
      zone,
      cell,
      round: g.state.round,
      notes: { ...entry.notes },
    };
    g.emit({ type: 'hazardPlaced', hazard: placed, element: entry.element ?? null, rules: ['AD1-PERI-13'] });
    hazard = g.state.hazards.find((h) => h.id === placed.id)!;
    for (const figure of g.state.figures) if (figure.status === 'plateau') notePassage(g, figure, figure.cell);
  }
  yield* perform(g, entry.now ?? [], { entry, hazard, zone, cell: hazard?.cell ?? from, seat, actor: trigger });
}

/** AD1-PERI-13: an empty square of the zone, chosen by the active player; null where there is none. */
function* elementSquare(
  g: Crawl,
  { zone, seat, peripetie }: { zone: string; seat: SeatId; peripetie: string },
): Rule<Cell | null> {
  const cells = freeSquares(g, zone);
  if (cells.length === 0) return null;
  return yield* ask({
    id: 'poser-l-element',
    seat,
    rule: 'AD1-PERI-13',
    params: { peripetie },
    options: cells.map((cell) => cellOption('case', cell)),
  });
}

/** Nothing solid stands before an unrevealed Porte (AD1-GRID-10), nor shuts a way for good. */
function freeSquares(g: Crawl, zone: string): readonly Cell[] {
  const plan = planOn(g);
  const doors = new Set(unknownDoors(g.state.board).map((door) => door.cell));
  return (plan.zones.get(zone) ?? []).filter(
    (cell) => isEmpty(g, cell) && plan.squares.get(cell)?.feature === undefined && !doors.has(cell) && !shuts(g, cell),
  );
}

/** True when something solid on this square would cut off squares from those beside it. */
function shuts(g: Crawl, cell: Cell): boolean {
  const plan = planOn(g);
  const walkable = (at: Cell, side: (typeof SIDES)[number]): boolean =>
    plan.isOpen(at, side) && !plan.traitsAt(across(at, side)).solid && across(at, side) !== cell;
  const beside = SIDES.filter((side) => walkable(cell, side)).map((side) => across(cell, side));
  if (beside.length < 2) return false;
  const seen = new Set([beside[0]!]);
  for (const at of seen) for (const side of SIDES) if (walkable(at, side)) seen.add(across(at, side));
  return beside.some((other) => !seen.has(other));
}

export const peripetieWords = defineWords({
  prompts: {
    'poser-l-element': {
      fr: (a) => `${thing(a, 'peripetie')} : sur quelle case ?`,
      en: (a) => `${thing(a, 'peripetie')}: on which square?`,
    },
  },
});
