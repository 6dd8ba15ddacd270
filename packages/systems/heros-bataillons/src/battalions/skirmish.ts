import type { Rule, SeatId } from '@souterrain/kernel';
import { foeFrom, nextId } from '../beings/foe.ts';
import { HERO_MENACE } from '../beings/hero.ts';
import { startCombat } from '../combat/start.ts';
import { announce, type Band, type Budget, compose, menaceFor } from '../delve/budget.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import { rollSides, takeField } from './field.ts';
import { musterAdversaries, musterHeroes } from './muster.ts';

/** A seat that plays the adversaries instead of a hero. */
export const ADVERSARY_SEAT = 'adversaires';

/** HB-SOLO-16: the party against as much menace. */
export function* skirmish(g: HB): Rule<void> {
  yield* raiseAdversaries(g);
  yield* begin(g, 'escarmouche');
}

/** HB-BAT-19, HB-SOLO-16: two armies of as much gold, and as much menace beside the heroes. */
export function* battle(g: HB): Rule<void> {
  yield* musterHeroes(g);
  yield* musterAdversaries(g, adversarySeats(g.state));
  yield* raiseAdversaries(g);
  yield* begin(g, 'bataille');
}

function* begin(g: HB, title: string): Rule<void> {
  takeField(g, title);
  const first = yield* rollSides(g);
  yield* startCombat(g, { initiative: first === 'heros' ? 'normal' : 'perdue' });
}

function* raiseAdversaries(g: HB): Rule<void> {
  const budget = budgetOf(g.state);
  const band: Band = yield* compose(g, budget);
  announce(g, band, { budget: budget.total, wandering: false });
  const seats = adversarySeats(g.state);
  let placed = 0;
  for (const profile in band)
    for (let i = 0; i < band[profile]!; i++) {
      const place = { id: nextId(g.state, profile), zone: null, seat: seats[placed++ % seats.length] ?? null };
      g.emit({ type: 'beingAdded', added: foeFrom(g, profile, place), rules: ['HB-SOLO-16'] });
    }
}

/** HB-SOLO-16: six for each hero and one for each of its progresses, or one of the budgets of HB-SOLO-06; battalions meet battalions of as much gold. */
export function budgetOf(state: HBState): Budget {
  const { budget } = state.settings;
  if (budget !== 'egal') return { total: menaceFor(state, budget), great: false };
  let total = 0;
  for (const { hero } of state.beings) if (hero) total += HERO_MENACE + hero.progress;
  return { total, great: false };
}

const adversarySeats = ({ players }: HBState): readonly SeatId[] =>
  players.flatMap(({ hero }, seat) => (hero === ADVERSARY_SEAT ? [seat] : []));
