import { nearest, walk } from '@souterrain/dungeon';
import { ask, OVER, type Rule, type SeatId } from '@souterrain/kernel';
import { gainMark } from '../figures/marks.ts';
import { featureOf } from '../figures/registry.ts';
import { seatOf } from '../figures/sides.ts';
import { loseSante } from '../health/health.ts';
import { type CrawlState, type Figure, figureOf, isOnBoard } from '../state.ts';
import { figure } from '../text/asked.ts';
import { defineWords } from '../text/catalogue.ts';
import type { Crawl } from '../world/crawl.ts';
import { cellOption } from './options.ts';
import { featureAt, isEmpty, planOn, zoneAt } from './plan.ts';
import { accepts } from './steady.ts';

/** The effect of what lies on a square: `lave`, `precipice`, `piege`, `interrupteur`. */
export function effectAt(g: Crawl, cell: number): string | undefined {
  const feature = featureAt(g, cell);
  return feature === undefined ? undefined : g.content.scenery[feature]?.effect;
}

/** AD1-GRID-11: what a square does to the figure that arrives on it. */
export function triggerSquare(g: Crawl, figure: Figure): Rule<void> {
  const effect = effectAt(g, figure.cell);
  return effect === undefined ? OVER : undergo(g, figure, effect);
}

function* undergo(g: Crawl, figure: Figure, effect: string): Rule<void> {
  const { cell } = figure;
  const gone = effect === 'piege';
  g.emit({ type: 'squareTriggered', figure: figure.id, cell, effect, gone, rules: ['AD1-GRID-11'] });
  if (effect === 'lave') yield* burn(g, figure, { label: 'lave', dice: 4 });
  if (effect === 'piege') yield* burn(g, figure, { label: 'piege', dice: 3 });
  if (effect === 'precipice') yield* fall(g, figure);
}

function* burn(g: Crawl, target: Figure, { label, dice }: { label: string; dice: number }): Rule<void> {
  yield* g.edition.harm(g, { target, dice, label, rule: 'AD1-GRID-11' });
}

/** Two Santé, then À terre beside the pit; a full zone leaves the figure on its edge. */
function* fall(g: Crawl, figure: Figure): Rule<void> {
  yield* loseSante(g, figure, { amount: 2, by: 'precipice', rules: ['AD1-GRID-11'] });
  if (!isOnBoard(figure)) return;
  const [first, ...others] = wayOut(g, figure);
  if (first !== undefined) {
    const from = figure.cell;
    const to = yield* ask({
      id: 'sortir-du-precipice',
      seat: activeSeat(g.state),
      rule: 'AD1-GRID-11',
      params: { figure: figure.id },
      options: [first, ...others].map((cell) => cellOption('case', cell)),
    });
    g.emit({ type: 'figureMoved', figure: figure.id, from, to, how: 'chute', rules: ['AD1-GRID-11'] });
  }
  if (yield* accepts(g, figure, 'a-terre'))
    gainMark(g, figure, { id: 'a-terre', until: { in: 'removed' } }, ['AD1-GRID-11', featureOf(g, 'a-terre')!.rule]);
}

/** The nearest empty squares of the zone that are no pit themselves. */
function wayOut(g: Crawl, figure: Figure): readonly number[] {
  const plan = planOn(g);
  const zone = zoneAt(g, figure.cell);
  const steps = walk(plan, [figure.cell], (c) => zoneAt(g, c) === zone && !plan.traitsAt(c).solid);
  const out = nearest(steps).filter((c) => isEmpty(g, c) && effectAt(g, c) !== 'precipice');
  return out.filter((c) => steps.get(c) === steps.get(out[0]!));
}

/** Whose turn it is, or was last. */
function activeSeat(state: CrawlState): SeatId {
  return state.turn ? seatOf(state, figureOf(state, state.turn.figure)) : state.lastPlayer;
}

/** AD1-GRID-11, AD1-RESOL-03: lava burns those who stand in it at each Résolution des effets. */
export function pendingSquares(
  g: Crawl,
): readonly { readonly id: string; readonly label: string; run(): Rule<void> }[] {
  const pending: { id: string; label: string; run(): Rule<void> }[] = [];
  for (const figure of g.state.figures)
    if (isOnBoard(figure) && effectAt(g, figure.cell) === 'lave')
      pending.push({ id: `lave-${figure.id}`, label: 'lave', run: () => stay(g, figure.id) });
  return pending;
}

/** Something resolved before may have moved or removed it. */
function* stay(g: Crawl, id: string): Rule<void> {
  const figure = figureOf(g.state, id);
  if (isOnBoard(figure) && effectAt(g, figure.cell) === 'lave') yield* triggerSquare(g, figure);
}

export const squareWords = defineWords({
  prompts: {
    'sortir-du-precipice': {
      fr: (a) => `Précipice : par où sort ${figure(a)} ?`,
      en: (a) => `Where does ${figure(a)} climb out of the pit?`,
    },
  },
});
