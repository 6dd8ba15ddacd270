import { type Decision, Prng } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { given } from '../testing/index.ts';
import { above, anyHero, anyVariants, wander } from '../testing/wander.ts';
import type { C50Event } from './events.ts';
import { UNSEEN } from './floors/fog.ts';
import type { C50State, Floor } from './state.ts';
import { view } from './view.ts';

/** What can be seen from a square, worked out again: eight lines, each up to its first wall and with it. */
function seenFrom({ side, cells }: Floor, from: number): readonly number[] {
  const found = [from];
  for (const dx of [-1, 0, 1])
    for (const dy of [-1, 0, 1]) {
      if (dx === 0 && dy === 0) continue;
      for (let n = 1; n < side; n++) {
        const x = (from % side) + n * dx;
        const y = Math.floor(from / side) + n * dy;
        if (x < 0 || y < 0 || x >= side || y >= side) break;
        found.push(y * side + x);
        if (cells[y * side + x] === '#') break;
      }
    }
  return found;
}

/** Every square that some hero has had in sight, by floor, from the events alone. */
class Memory {
  readonly seen = new Map<number, Set<number>>();

  note(event: C50Event, { heroes, floors }: C50State): void {
    if (event.type === 'floorOpened') this.seen.set(event.floor.number, new Set());
    const seats = event.type === 'floorOpened' ? event.seats : 'seat' in event ? [event.seat] : [];
    if (event.type !== 'floorOpened' && event.type !== 'floorEntered' && event.type !== 'stepped') return;
    for (const seat of seats) {
      const hero = heroes[seat]!;
      const floor = floors.find((f) => f.number === hero.floor)!;
      for (const cell of seenFrom(floor, hero.cell)) this.seen.get(floor.number)!.add(cell);
    }
  }
}

function expectOnlySeen(state: C50State, seen: Map<number, Set<number>>, seat: number | undefined): void {
  const { floor } = view({ state }, seat);
  if (!floor) return expect(state.floors).toEqual([]);
  const real = state.floors.find((f) => f.number === floor.number)!;
  const known = seen.get(real.number)!;
  const cells = [...real.cells].map((square, cell) => (known.has(cell) ? square : UNSEEN));
  const creatures = Object.entries(real.creatures).filter(([cell]) => known.has(Number(cell)));
  expect(floor).toEqual({
    number: real.number,
    side: real.side,
    cells: cells.join(''),
    entry: real.entry,
    stairs: known.has(real.stairs) ? real.stairs : -1,
    guardian: known.has(real.stairs) ? real.guardian : null,
    creatures: Object.fromEntries(creatures),
  });
  expect(known.has(real.entry)).toBe(true);
}

/** A square named by an option is one that the hero who is asked has seen. */
function expectNoHint({ seat, options }: Decision, state: C50State, seen: Map<number, Set<number>>): void {
  const { floor } = state.heroes[seat]!;
  const side = state.floors.find((f) => f.number === floor)?.side ?? 0;
  for (const { at } of options)
    if (at && 'cell' in at) expect(seen.get(floor)!.has(at.cell[1] * side + at.cell[0])).toBe(true);
}

describe('views', () => {
  test('[C50-Q-07][C50-CASE-15] in the fog no view and no option shows a square or a creature never in sight', () => {
    for (let game = 0; game < 30; game++) {
      const seed = `brouillard/${game}`;
      const prng = Prng.seeded(seed, 'party');
      const heroes = Array.from({ length: 1 + (game % 4) }, () => anyHero(prng));
      const state = above(1 + prng.below(50), heroes, { ...anyVariants(prng), fog: 'on' });
      const memory = new Memory();
      wander(state, {
        seed,
        most: 50,
        onEvent: (event) => memory.note(event, state),
        onDecision: (decision) => {
          expectNoHint(decision, state, memory.seen);
          for (const seat of [undefined, ...heroes.keys()]) expectOnlySeen(state, memory.seen, seat);
        },
      });
    }
  });

  test('[C50-CASE-15] without fog every square, creature and guardian is shown, and the bookkeeping is not', () => {
    const state = given({ creatures: [{ at: [3, 3], id: 'gobelin' }], heroes: [{ gold: 7, floorsLeft: 2 }] });
    const { seen: _, ...floor } = state.floors[0]!;
    const shown = view({ state }, 0);
    expect(shown.floor).toEqual(floor);
    expect(shown.heroes[0]).toMatchObject({ gold: 7, maxPv: 14, score: 207 });
    expect(view({ state }, undefined)).toEqual(shown);
  });
});
