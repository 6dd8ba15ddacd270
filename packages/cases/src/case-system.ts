import type { GameEvent, System } from '@souterrain/kernel';
import type { z } from 'zod';

/** The state a case starts from, or what cannot be in it and why. */
export type Given<S> =
  | { readonly ok: true; readonly value: S }
  | { readonly ok: false; readonly path: string; readonly message: string };

/** What a system supplies so that its cases can be read and run. */
export interface CaseSystem<S = unknown, E extends GameEvent = GameEvent> {
  readonly system: System<S, E>;
  /** The shape of `given`: unknown fields are refused. */
  readonly givenSchema: z.ZodType;
  given(input: unknown, variants: Readonly<Record<string, string>>): Given<S>;
}
