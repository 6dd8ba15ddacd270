import { heroFigure } from '@souterrain/crawl/heroes/figure';
import { classicMoves, dodgeFor, placementSteps } from '@souterrain/crawl/movement/move';
import { pushTargets } from '@souterrain/crawl/movement/push';
import { isSteady } from '@souterrain/crawl/movement/steady';
import { type Figure, figureAt, figureOf } from '@souterrain/crawl/state';
import { type Cell, cellAt, readingOrder, xOf, yOf } from '@souterrain/dungeon';
import { profileNamed } from '../figures/profile.ts';
import { READY_MADE_IDS, sheetOfReadyMade } from '../heroes/ready-made.ts';
import { enemiesAround } from '../movement/free-attacks.ts';
import { setup } from '../setup.ts';
import type { State } from '../state.ts';
import type { At, Diagram, DiagramMove, Shown, Sketch } from './diagram.ts';

/** AD1-MOVE-10: nothing is copied from a book; the squares are those the board engine allows. */
export function drawn(sketch: Sketch): Diagram {
  const { rule, caption, rows, legend = {}, figures, shows } = sketch;
  const state = stateOf(sketch);
  return {
    rule,
    caption,
    drawing: framed(rows),
    legend,
    figures: Object.entries(figures).map(([id, at]) => ({ id, profile: figureOf(state, id).profile, at })),
    moves: shows.flatMap((shown) => movesOf(state, shown)),
  };
}

const framed = (rows: readonly string[]): string => {
  const edge = '.'.repeat(rows[0]!.length + 2);
  return [edge, ...rows.map((row) => `.${row}.`), edge].join('\n');
};

function stateOf({ rule, caption, rows, legend, figures }: Sketch): State {
  const tile = { id: rule, name: caption, drawing: framed(rows), ...(legend ? { legend } : {}) };
  const rooms = [{ id: 'dessin', tile: rule, x: 0, y: 0, quarters: 0 }];
  return {
    ...setup({ seats: [{ name: '', choices: {} }], variants: {} }),
    board: { rooms, doors: [], changes: {}, drawn: { [rule]: tile } },
    figures: Object.entries(figures).map(([id, at]) => standing(id, at)),
  };
}

function standing(id: string, [x, y]: At): Figure {
  const here = { status: 'plateau', cell: cellAt(x, y) } as const;
  if (/^h\d$/.test(id))
    return { ...heroFigure(Number(id.slice(1)) - 1, sheetOfReadyMade(READY_MADE_IDS[0]!)), ...here };
  const profile = id.replace(/-\d+$/, '');
  const { sante } = profileNamed(profile);
  const blank = { hero: null, camp: 'hostile', group: null, reactions: 1, marks: [], guards: [] } as const;
  const used = { tour: [], round: [], scenario: [] };
  return { ...blank, marks: [], used, id, profile, sante, santeMax: sante, ...here };
}

const placeOf = (cell: Cell): At => [xOf(cell), yOf(cell)];
const placesOf = (cells: readonly Cell[]): readonly At[] => [...cells].sort(readingOrder).map(placeOf);
const idsOf = (figures: readonly Figure[]) => figures.map(({ id }) => id);

function movesOf(state: State, shown: Shown): readonly DiagramMove[] {
  const figure = figureOf(state, shown.who);
  if (shown.kind === 'poussee') return pushesOf(state, shown);
  const { who, kind, to: named } = shown;
  const legal = kind === 'classique' ? classicMoves(state, figure) : placementSteps(state, figure);
  const from = placeOf(figure.cell);
  if (!named) return [{ who, kind, from, to: placesOf(legal) }];
  const to = cellAt(...named);
  const departure = enemiesAround(state, figure, figure.cell);
  // AD1-DODGE-15: an enemy next to both squares strikes at departure.
  const arrival = enemiesAround(state, figure, to).filter((enemy) => !departure.includes(enemy));
  const dodge = dodgeFor(state, figure, { to, kind });
  const strikes =
    dodge === 'aucune' ? { departure: [], arrival: [] } : { departure: idsOf(departure), arrival: idsOf(arrival) };
  return [{ who, kind, from, to: placesOf(legal.filter((cell) => cell === to)), dodge, strikes }];
}

/** AD1-PUSH-06, AD1-PUSH-10: the figure pushed and, through the square chosen, the one it pushes in turn. */
function pushesOf(state: State, { who, by, through }: Extract<Shown, { kind: 'poussee' }>): readonly DiagramMove[] {
  const victim = figureOf(state, who);
  const targets = isSteady(state, victim)
    ? []
    : pushTargets(state, { aggressor: figureOf(state, by).cell, victim: victim.cell });
  const first: DiagramMove = { who, kind: 'poussee', from: placeOf(victim.cell), to: placesOf(targets) };
  const next = through && figureAt(state, cellAt(...through));
  if (!next) return [first];
  const then = pushTargets(state, { aggressor: victim.cell, victim: next.cell }, [victim.cell]);
  return [first, { who: next.id, kind: 'poussee', from: placeOf(next.cell), to: placesOf(then) }];
}
