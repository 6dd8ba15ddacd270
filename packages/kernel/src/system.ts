import type { Chance } from './chance.ts';
import type { SeatId } from './decision.ts';
import type { Result } from './errors.ts';
import type { GameEvent } from './event.ts';
import type { Packs } from './packs.ts';
import type { Rule, RuleRef } from './rule.ts';

/**
 * What a rule holds of one game: state to read, events to emit. State changes only through `emit`. A system adds the content
 * it is played with and what it works out for this one game.
 */
export interface World<S, E extends GameEvent> {
  readonly state: S;
  emit(event: E): void;
  /** Where the driver answers chance at once: a request climbs through every rule that waits. Left out, or undefined: ask. */
  readonly chance?: Chance | undefined;
  /** The same game over another state, such as a copy to try something on: what happens there happens nowhere else. */
  over(state: S, watcher?: Watcher<E>): World<S, E>;
}

/** Sees every event of a world, once it has changed the state. */
export interface Watcher<E extends GameEvent> {
  onEvent(event: E): void;
}

/** How a game ended. `id` is a stable outcome of the system; `winners` are seats. */
export interface Outcome {
  readonly id: string;
  readonly winners: readonly SeatId[];
  readonly scores: readonly number[];
}

/** A switch between readings of a rule. The first value is the rule as written. */
export interface Variant {
  readonly id: string;
  readonly rule: RuleRef;
  readonly values: readonly [string, ...string[]];
  /** What is played, such as a scenario, rather than how a rule is read: clients ask it first. */
  readonly game?: true;
}

export interface SeatSetup {
  readonly name: string;
  /** Choices made before the game (a class, a ready-made hero), by name. */
  readonly choices: Readonly<Record<string, string>>;
}

/** A choice a seat makes before the game starts. */
export interface SeatChoice {
  readonly id: string;
  readonly rule: RuleRef;
  readonly values: readonly [string, ...string[]];
  /** Any text, such as a saved hero: `values` are examples, the first one says nothing, and the system checks it. */
  readonly free?: true;
}

export interface Setup {
  readonly seats: readonly SeatSetup[];
  /** Only the variants that differ from the rules as written. */
  readonly variants: Readonly<Record<string, string>>;
}

/** One game system: pure rules over plain JSON. */
export interface System<
  S = unknown,
  E extends GameEvent = GameEvent,
  V = unknown,
  W extends World<S, E> = World<S, E>,
> {
  readonly id: string;
  /** Moves whenever the same decisions would give other events. */
  readonly version: string;
  /** `usual` is the party of a default game, where it is not the smallest one. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual?: number };
  readonly choices: readonly SeatChoice[];
  readonly variants: readonly Variant[];
  /** The packs it is made from: a save pins them. */
  readonly packs?: Packs;
  /** Those of them that do not come with the system: a save carries them. */
  readonly carried?: Packs;
  /** Decks that people may hold in their hands when they play with real cards. */
  readonly decks: readonly string[];
  /** A setup checked by `checkSetup` becomes the state before the first step. */
  setup(setup: Setup): S;
  /** The world of one game, from its state and its events: content is added here, and room for what is worked out. */
  world(base: World<S, E>): W;
  /** Advances one step: a turn, a phase. Between steps the state is plain JSON. */
  step(world: W): Rule<void>;
  /** The only place where state changes. */
  apply(world: W, event: E): void;
  /** Set once the game is over: no further step is taken. */
  outcome(state: S): Outcome | undefined;
  /** All that a seat may know: the only place that removes secrets. `undefined` is a spectator. */
  view(world: W, seat: SeatId | undefined): V;
  /** What a seat hears of an event that has just happened, asked once; nothing left out where it is the event itself. */
  tell?(event: E, state: S, seat: SeatId | undefined): E | undefined;
  /** The same position for that seat, with what it cannot know drawn again: whoever plays futures from it peeks at nothing. */
  redeal?(state: S, seat: SeatId | undefined, chance: Chance): S;
  /** True while a seat sees what the others may not: around one screen, a curtain stands before it. */
  isPrivate?(state: S, seat: SeatId): boolean;
  /** True for an event that shows something hidden: undo stops there as it does at a die. */
  reveals?(event: E, state: S): boolean;
  /** False for a state that no game can have reached and that the rules must not be let loose on. It may throw. */
  isSound?(world: W): boolean;
  /** Refuses what the generic check cannot see, such as a class that does not exist. */
  check?(setup: Setup): Result<Setup>;
}
