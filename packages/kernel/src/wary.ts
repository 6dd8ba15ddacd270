import type { SeatId } from './decision.ts';
import type { GameEvent } from './event.ts';
import type { Rule } from './rule.ts';
import type { Setup, System, World } from './system.ts';

/** Draws what a seat sees as a client will, and throws where it cannot. */
export type Show<V> = (view: V, seat: SeatId | undefined) => void;

/** Who looks at a game, and how. */
export interface Sight<V> extends Pick<Setup, 'seats'> {
  readonly show: Show<V> | undefined;
}

/** Far more than any game counts, and no more than a loop goes through at once. */
const LARGEST = 2 ** 20;

/** False for a state that could keep the rules busy for ever. */
export function isBounded(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) <= LARGEST;
  return typeof value !== 'object' || value === null || Object.values(value).every(isBounded);
}

/** Shows a state to everybody, as a client does; throws where nobody could see it. */
export function look<S, E extends GameEvent, V>(
  system: System<S, E, V>,
  world: World<S, E>,
  { seats, show }: Sight<V>,
): void {
  for (const seat of [undefined, ...seats.keys()]) {
    const seen = system.view(world, seat);
    show?.(seen, seat);
  }
}

/**
 * The system of a game that goes on from a state nobody has replayed: whenever it stops, everybody must be able to see it.
 * What cannot be seen throws inside the rules, where it freezes that one game as any broken rule does.
 */
export function wary<S, E extends GameEvent, V>(system: System<S, E, V>, sight: Sight<V>): System<S, E, V> {
  return {
    ...system,
    *step(world): Rule<void> {
      const rule = system.step(world);
      let turn = rule.next();
      while (!turn.done) {
        const { value } = turn;
        const asked = value.kind === 'ask' ? [value] : value.kind === 'askAll' ? value.decisions : [];
        if (asked.some(({ seat }) => !sight.seats[seat])) throw new Error('a seat that nobody has is asked');
        look(system, world, sight);
        turn = rule.next(yield value);
      }
      look(system, world, sight);
    },
  };
}
