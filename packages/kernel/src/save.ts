import type { PackPin, Packs } from './packs.ts';
import type { PrngState } from './prng.ts';
import type { Outcome, Setup } from './system.ts';

export const FORMAT = 'souterrain';
export const FORMAT_VERSION = 1;
export const ENGINE = '0.1.0';

/** Everything that, with the decisions, makes a game: nothing else is needed to play it again. */
export interface Header extends Setup {
  readonly engine: string;
  readonly system: string;
  readonly version: string;
  readonly packs: readonly PackPin[];
  readonly generator: string;
  readonly seed: string;
  readonly dice: 'seeded' | 'physical';
}

/** The whole game between two steps. */
export interface Checkpoint<S = unknown> {
  /** How many log entries led here. */
  readonly at: number;
  readonly state: S;
  readonly prng: PrngState;
}

export interface SaveFile<S = unknown> extends Header {
  readonly format: string;
  /** The packs that do not come with the system, so that the game opens where nobody has them. */
  readonly carried?: Packs;
  /** One entry a decision: the ids picked, separated by spaces. `!undo n` takes n decisions back and reseeds. */
  readonly decisions: readonly string[];
  /** The hash of the state after some of the decisions. */
  readonly hashes: readonly (readonly [at: number, hash: string])[];
  readonly checkpoint: Checkpoint<S> | null;
  readonly result: Outcome | null;
}
