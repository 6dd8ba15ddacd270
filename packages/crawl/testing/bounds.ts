import { DECK, pileOf } from '../src/cards/index.ts';
import type { Stocked } from '../src/content/content.ts';
import { deplacementOf } from '../src/figures/values.ts';
import { misplaced } from '../src/items/misplaced.ts';
import { planOn } from '../src/movement/plan.ts';
import type { Figure } from '../src/state.ts';
import type { Crawl } from '../src/world/crawl.ts';

const MOST_REACTIONS = 3;
const MOST_ACTIONS = 2;

/** AD1-DECK-01, AD1-HEALTH-01, AD1-HRSM-01, AD1-TURN-08, AD1-TURN-27, AD1-GRID-02, AD1-EQUIP-01: throws what is out of its bounds. */
export function checkBounds(g: Crawl): void {
  const { state } = g;
  const { deck, figures, turn } = state;
  const cards = [...deck.discard, ...deck.held, ...pileOf(deck)];
  if (cards.length !== DECK.length || new Set(cards).size !== DECK.length)
    throw new Error('cards were lost or doubled');
  const cells = new Set<number>();
  for (const figure of figures) {
    checkFigure(g, figure);
    const { id, status, cell } = figure;
    if (status !== 'plateau') continue;
    if (cells.has(cell)) throw new Error(`${id}: two figures on one square`);
    cells.add(cell);
    if (!planOn(g).squares.has(cell)) throw new Error(`${id}: off the board`);
  }
  if (turn && (turn.actions < 0 || turn.actions > MOST_ACTIONS)) throw new Error(`${turn.actions} Actions`);
}

function checkFigure(g: Stocked, { id, status, sante, santeMax, reactions, hero, marks }: Figure): void {
  const told = `${id}, ${status}: `;
  if (sante < 0 || sante > santeMax) throw new Error(`${told}Santé ${sante}/${santeMax}`);
  if (hero && (hero.heroisme < 0 || hero.heroisme > hero.sheet.heroismeMax))
    throw new Error(`${told}Héroïsme ${hero.heroisme}/${hero.sheet.heroismeMax}`);
  if (hero && hero.sheet.deniers < 0) throw new Error(`${told}${hero.sheet.deniers} deniers`);
  for (const { base } of hero ? misplaced(g, hero.sheet) : [])
    throw new Error(`${told}${base} worn where there is no place`);
  if (reactions < 0 || reactions > MOST_REACTIONS) throw new Error(`${told}${reactions} Réactions`);
  if (new Set(marks.map(({ id, source }) => `${id} ${source}`)).size !== marks.length)
    throw new Error(`${told}a state twice`);
}

/** Characteristics of those who stand on the board are never negative, nor halves. */
export function checkValues<G extends Crawl>(
  g: G,
  valuesOf: (g: G, figure: Figure) => readonly (number | null)[],
): void {
  for (const figure of g.state.figures) {
    if (figure.status !== 'plateau') continue;
    for (const value of [...valuesOf(g, figure), deplacementOf(g, figure)])
      if (value !== null && !(Number.isInteger(value) && value >= 0)) throw new Error(`${figure.id}: ${value}`);
  }
}
