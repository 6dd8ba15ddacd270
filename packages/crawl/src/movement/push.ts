import { type Cell, pushSquares, type Standing } from '@souterrain/dungeon';
import { ask, type Rule } from '@souterrain/kernel';
import { notePassage } from '../exploration/hazards.ts';
import { type Figure, figureAt, figureOf } from '../state.ts';
import { figure } from '../text/asked.ts';
import { defineWords } from '../text/catalogue.ts';
import type { Crawl } from '../world/crawl.ts';
import { cellOption } from './options.ts';
import { planOn } from './plan.ts';
import { effectAt, triggerSquare } from './squares.ts';
import { accepts, isImmovable, isSteady } from './steady.ts';

/** AD1-PUSH-11, AD1-PUSH-12: true when at least one square can be pushed into. */
export const canPush = (g: Crawl, from: Cell, victim: Figure): boolean =>
  !isSteady(g, victim) && pushTargets(g, { aggressor: from, victim: victim.cell }).length > 0;

/** AD1-PUSH-01 to AD1-PUSH-13: the pusher's player chooses; false when nothing moves. */
export function* push(g: Crawl, by: Figure, victim: Figure): Rule<boolean> {
  const held = yield* whatHolds(g, by, victim);
  if (held) {
    const rules = held === 'bloque' ? (['AD1-PUSH-11'] as const) : (['AD1-PUSH-12'] as const);
    g.emit({ type: 'pushPrevented', figure: victim.id, by: by.id, why: held, rules });
    return false;
  }
  const chain: Shove[] = [];
  let shoved: Figure | undefined = victim;
  let aggressor = by.cell;
  while (shoved) {
    const left = chain.map((link) => link.from);
    const squares = pushTargets(g, { aggressor, victim: shoved.cell }, left);
    const to: Cell = yield* choose(g, by, shoved, squares);
    chain.push({ figure: shoved, from: shoved.cell, to });
    // AD1-PUSH-06, AD1-PUSH-10: the arriving figure pushes from the square it leaves.
    aggressor = shoved.cell;
    shoved = figureAt(g.state, to);
  }
  chain.reverse();
  for (const { figure, from, to } of chain) {
    g.emit({
      type: 'figureMoved',
      figure: figure.id,
      from,
      to,
      how: 'poussee',
      by: by.id,
      rules: figure === victim ? ['AD1-PUSH-01', 'AD1-PUSH-02'] : ['AD1-PUSH-06', 'AD1-PUSH-10'],
    });
    // AD1-PERI-09: of its own will or not.
    notePassage(g, figure, to);
  }
  // AD1-PUSH-08: from the last figure pushed back to the first.
  for (const { figure, to } of chain)
    if (figure.status === 'plateau' && figure.cell === to) yield* triggerSquare(g, figure);
  return true;
}

interface Shove {
  readonly figure: Figure;
  readonly from: Cell;
  readonly to: Cell;
}

/** AD1-PUSH-02 to AD1-PUSH-05, AD1-PUSH-10 to AD1-PUSH-13: where a figure may be pushed; `left` is vacated by the chain. */
export function pushTargets(
  g: Crawl,
  cells: { readonly aggressor: Cell; readonly victim: Cell },
  left: readonly Cell[] = [],
): readonly Cell[] {
  const standing: Standing = {
    figureAt: (cell) => figureAt(g.state, cell)?.id,
    isFixed: (id) => isSteady(g, figureOf(g.state, id)),
  };
  return pushSquares({ plan: planOn(g), standing, ...cells }, left);
}

/** Why the push does not happen, if it does not; the rest of a chain is looked at before a square is offered. */
function* whatHolds(g: Crawl, by: Figure, victim: Figure): Rule<'bloque' | 'inamovible' | 'refus' | undefined> {
  if (isImmovable(g, victim)) return 'inamovible';
  if (pushTargets(g, { aggressor: by.cell, victim: victim.cell }).length === 0) return 'bloque';
  return (yield* accepts(g, victim, 'poussee')) ? undefined : 'refus';
}

/** Worst first (AD1-PUSH-09): certain Santé, four dice and more to come, three dice once. */
const WORST = ['precipice', 'lave', 'piege'];

/** AD1-PUSH-04, AD1-PUSH-09: the pusher's player; a creature takes the worst square, then reading order. */
function* choose(g: Crawl, by: Figure, victim: Figure, squares: readonly Cell[]): Rule<Cell> {
  if (by.hero)
    return yield* ask({
      id: 'pousser',
      seat: by.hero.seat,
      rule: 'AD1-PUSH-09',
      params: { figure: victim.id },
      options: squares.map((cell) => cellOption('case', cell)),
    });
  for (const effect of WORST) for (const cell of squares) if (effectAt(g, cell) === effect) return cell;
  return squares[0]!;
}

export const pushWords = defineWords({
  prompts: { pousser: { fr: (a) => `Où pousser ${figure(a)} ?`, en: (a) => `Where is ${figure(a)} pushed?` } },
});
