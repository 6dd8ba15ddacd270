import { type Card, type Chance, copy, EngineError, type Rule } from '@souterrain/kernel';
import type { WithContent } from '../content/index.ts';
import type { C50State, Creature, Floor, Known } from '../state.ts';
import { groundOf } from './closure.ts';
import { areFarApart, drawCreature, drawGuardian, guardianOf, isConnected, isSolvable, sharedPv } from './generator.ts';

/** Layouts thrown away before what lies in the fog is left where it is. */
const TRIES = 500;

/** C50-Q-07: the same game, with all that nobody has seen yet drawn again. Without fog everything is seen. */
export function redeal({ content }: WithContent, before: C50State, chance: Chance): C50State {
  const state = copy(before);
  if (state.variants.fog === 'on')
    state.floors = state.floors.map((floor) => redealFloor({ content, state, chance }, floor));
  return state;
}

/** A game that is guessed at, and what draws it. */
interface Guess extends Known {
  readonly chance: Chance;
}

/** C50-GEN-01: what a floor holds is known, but not where it lies in the fog, nor who its creatures are. */
function redealFloor(g: Guess, floor: Floor): Floor {
  const hidden = [...floor.seen].flatMap((mark, cell) => (mark === '1' ? [] : [cell]));
  const moved = hidden.length > 0 ? moveAbout(g, floor, hidden) : undefined;
  if (!moved) return floor;
  const { cells, placeOf } = moved;
  const creatures: Record<number, Creature> = {};
  for (const [cell, creature] of Object.entries(floor.creatures)) {
    const to = placeOf(Number(cell));
    creatures[to] = hidden.includes(to) ? drawn(drawCreature(g, floor.number)) : creature;
  }
  const stairs = placeOf(floor.stairs);
  const unmet = hidden.includes(stairs);
  const guardian = unmet ? drawn(drawGuardian(g, floor.number, sharersOf(g, floor))) : floor.guardian;
  return { ...floor, cells, stairs, creatures, guardian };
}

interface Moved {
  readonly cells: string;
  /** Where what lay on a square lies now. */
  placeOf(cell: number): number;
}

/** C50-GEN-02 to C50-GEN-04: the hidden squares in another order, by the conditions that every floor meets. */
function moveAbout({ state: { variants }, chance }: Guess, floor: Floor, hidden: readonly number[]): Moved | undefined {
  const { side, entry } = floor;
  const request = { kind: 'draw', seat: 0, deck: 'brouillard', from: hidden, count: hidden.length } as const;
  for (let i = 0; i < TRIES; i++) {
    const from = cardsOf(chance.draw({ ...request, rule: 'C50-Q-07' }));
    const squares = [...floor.cells];
    for (const [n, cell] of hidden.entries()) squares[cell] = floor.cells[from[n] as number]!;
    const placeOf = (cell: number) => hidden[from.indexOf(cell)] ?? cell;
    const stairs = placeOf(floor.stairs);
    if (stairs !== floor.stairs && !areFarApart(side, entry, stairs)) continue;
    if (!isConnected({ side, cells: squares })) continue;
    const cells = squares.join('');
    if (isSolvable({ ...floor, cells, stairs }, groundOf({ side, cells }, variants), variants))
      return { cells, placeOf };
  }
  return undefined;
}

/** C50-Q-26: how many share the guardian was settled when the floor was opened, before everybody. */
function sharersOf(g: Known, { number, guardian }: Floor): number {
  const one = guardianOf(g, number, guardian.id);
  const counts = g.state.heroes.map((_, i) => i + 1);
  return counts.find((count) => sharedPv(one, count) === guardian.pv) ?? counts.length;
}

function drawn<T>(rule: Rule<T>): T {
  const { value, done } = rule.next();
  if (!done) throw new EngineError(`a guess cannot ${value.kind}`);
  return value;
}

function cardsOf(cards: readonly Card[] | undefined): readonly Card[] {
  if (!cards) throw new EngineError('nobody is there to draw for a guess');
  return cards;
}
