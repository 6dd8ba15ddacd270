import { play } from './given.ts';
import type { GivenCreature, GivenHero } from './schema.ts';

interface Meeting {
  readonly dice?: readonly [number, number][];
  readonly decisions?: readonly string[];
  readonly floor?: number;
  /** The hero could do something else first: it is passed, before the D10 and in front of the creature. */
  readonly passing?: boolean;
}

/** A hero who steps on the square of a creature, and what the exchanges give. */
export function meet(hero: GivenHero, creature: GivenCreature, script: Meeting = {}) {
  const { dice = [], decisions = [], floor = 21, passing = false } = script;
  const situation = { floor, heroes: [hero], creatures: [{ at: [2, 0] as [number, number], ...creature }] };
  const way = passing ? ['passer', 'est', 'passer'] : ['est'];
  return play(situation, { dice: [2, ...dice], decisions: [...way, ...decisions] });
}
