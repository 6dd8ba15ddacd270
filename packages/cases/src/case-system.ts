import type { GameEvent, System } from '@souterrain/kernel';
import type { z } from 'zod';

/** What a system supplies so that its cases can be read and run. */
export interface CaseSystem<S = unknown, E extends GameEvent = GameEvent> {
  readonly system: System<S, E>;
  /** The fields of its events, by their types. */
  readonly events: Readonly<Record<string, object>>;
  /** The shape of `given`: unknown fields are refused. */
  readonly givenSchema: z.ZodType;
  /** The state a case starts from; throws an error that names what cannot be in it. */
  given(input: unknown, variants: Readonly<Record<string, string>>): S;
  /** What a `given` is worth outside any game: a line read, dice counted. Undefined for a situation to play. */
  gives?(input: unknown, variants: Readonly<Record<string, string>>): object | undefined;
  /** The state or an event as case files write it: squares as `[x, y]`, say. As it is by default. */
  shown?<T>(value: T): T;
}
