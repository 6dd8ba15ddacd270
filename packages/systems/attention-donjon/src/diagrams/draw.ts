import { type Figure, figureAt, figureOf } from '@souterrain/crawl';
import { heroFigure } from '@souterrain/crawl/heroes';
import { classicMoves, dodgeFor, isSteady, placementSteps, pushTargets } from '@souterrain/crawl/movement';
import { type Cell, cellAt, readingOrder, xOf, yOf } from '@souterrain/dungeon';
import { worldOf } from '@souterrain/kernel';
import { sheetOfReadyMade } from '../heroes/ready-made.ts';
import { enemiesAround } from '../movement/free-attacks.ts';
import type { AD1State } from '../state.ts';
import type { AD1System } from '../system.ts';
import type { AD1 } from '../world/ad1.ts';
import type { At, Diagram, DiagramMove, Shown, Sketch } from './diagram.ts';

/** AD1-MOVE-10: nothing is copied from a book; the squares are those the board engine allows. */
export function drawn(system: AD1System, sketch: Sketch): Diagram {
  const { rule, caption, rows, legend = {}, figures, shows } = sketch;
  const g = worldOf(system, stateOf(system, sketch));
  return {
    rule,
    caption,
    drawing: framed(rows),
    legend,
    figures: Object.entries(figures).map(([id, at]) => ({ id, profile: figureOf(g.state, id).profile, at })),
    moves: shows.flatMap((shown) => movesOf(g, shown)),
  };
}

const framed = (rows: readonly string[]): string => {
  const edge = '.'.repeat(rows[0]!.length + 2);
  return [edge, ...rows.map((row) => `.${row}.`), edge].join('\n');
};

function stateOf(system: AD1System, { rule, caption, rows, legend, figures }: Sketch): AD1State {
  const tile = { id: rule, name: caption, drawing: framed(rows), ...(legend ? { legend } : {}) };
  const rooms = [{ id: 'dessin', tile: rule, x: 0, y: 0, quarters: 0 }];
  return {
    ...system.setup({ seats: [{ name: '', choices: {} }], variants: {} }),
    board: { rooms, doors: [], changes: {}, drawn: { [rule]: tile } },
    figures: Object.entries(figures).map(([id, at]) => standing(system, id, at)),
  };
}

function standing(g: AD1System, id: string, [x, y]: At): Figure {
  const here = { status: 'plateau', cell: cellAt(x, y) } as const;
  if (/^h\d$/.test(id))
    return {
      ...heroFigure(g, Number(id.slice(1)) - 1, sheetOfReadyMade(g, Object.keys(g.content.heroes)[0]!)),
      ...here,
    };
  const profile = id.replace(/-\d+$/, '');
  const { sante } = g.content.profileNamed(profile);
  const blank = { hero: null, camp: 'hostile', group: null, reactions: 1, marks: [], guards: [] } as const;
  const used = { tour: [], round: [], scenario: [] };
  return { ...blank, marks: [], used, id, profile, sante, santeMax: sante, ...here };
}

const placeOf = (cell: Cell): At => [xOf(cell), yOf(cell)];
const placesOf = (cells: readonly Cell[]): readonly At[] => [...cells].sort(readingOrder).map(placeOf);
const idsOf = (figures: readonly Figure[]) => figures.map(({ id }) => id);

function movesOf(g: AD1, shown: Shown): readonly DiagramMove[] {
  const figure = figureOf(g.state, shown.who);
  if (shown.kind === 'poussee') return pushesOf(g, shown);
  const { who, kind, to: named } = shown;
  const legal = kind === 'classique' ? classicMoves(g, figure) : placementSteps(g, figure);
  const from = placeOf(figure.cell);
  if (!named) return [{ who, kind, from, to: placesOf(legal) }];
  const to = cellAt(...named);
  const departure = enemiesAround(g, figure, figure.cell);
  // AD1-DODGE-15: an enemy next to both squares strikes at departure.
  const arrival = enemiesAround(g, figure, to).filter((enemy) => !departure.includes(enemy));
  const dodge = dodgeFor(g, figure, { to, kind });
  const strikes =
    dodge === 'aucune' ? { departure: [], arrival: [] } : { departure: idsOf(departure), arrival: idsOf(arrival) };
  return [{ who, kind, from, to: placesOf(legal.filter((cell) => cell === to)), dodge, strikes }];
}

/** AD1-PUSH-06, AD1-PUSH-10: the figure pushed and, through the square chosen, the one it pushes in turn. */
function pushesOf(g: AD1, { who, by, through }: Extract<Shown, { kind: 'poussee' }>): readonly DiagramMove[] {
  const victim = figureOf(g.state, who);
  const targets = isSteady(g, victim)
    ? []
    : pushTargets(g, { aggressor: figureOf(g.state, by).cell, victim: victim.cell });
  const first: DiagramMove = { who, kind: 'poussee', from: placeOf(victim.cell), to: placesOf(targets) };
  const next = through && figureAt(g.state, cellAt(...through));
  if (!next) return [first];
  const then = pushTargets(g, { aggressor: victim.cell, victim: next.cell }, [victim.cell]);
  return [first, { who: next.id, kind: 'poussee', from: placeOf(next.cell), to: placesOf(then) }];
}
