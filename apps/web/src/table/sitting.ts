import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { SystemId } from '@souterrain/catalog';
import {
  type Decision,
  type EngineError,
  type Fault,
  type Game,
  type GameEvent,
  type Option,
  type Outcome,
  UNDO,
} from '@souterrain/kernel';
import { askPersistence, type Kept, keeper } from '../save/keeper.ts';
import type { SavedGame } from '../save/store.ts';
import type { Adaptor } from '../systems/adaptor.ts';

/** Decisions that the table took back after seeing a die. */
export interface Undone {
  /** The first event that followed. */
  readonly at: number;
  readonly count: number;
}

export const undoneIn = ({ history }: Pick<Game, 'history'>): readonly Undone[] =>
  history
    .filter((entry) => entry.decision === UNDO)
    .map(({ firstEvent, picks }) => ({ at: firstEvent, count: Number(picks[0]!.slice(UNDO.length)) }));

/** The table as it stands after a decision; a new one is made for the next. */
export interface Scene {
  readonly seq: number;
  readonly view: unknown;
  readonly decision: Decision | undefined;
  readonly outcome: Outcome | undefined;
  readonly frozen: EngineError | undefined;
  readonly undoFault: Fault | undefined;
  readonly events: readonly GameEvent[];
  readonly undone: readonly Undone[];
  /** The events of the last answer. */
  readonly latest: readonly GameEvent[];
}

export interface Sitting {
  readonly id: string;
  readonly adaptor: Adaptor;
  readonly names: readonly string[];
  readonly scene: ReadonlySignal<Scene>;
  readonly kept: ReadonlySignal<Kept>;
  readonly warning: Fault | undefined;
  /** Answers a question; one that is no longer open, as after a double click, is left alone. */
  answer(decision: Decision, picks: readonly Option[]): void;
  /** Takes the last decision back; past a die or another player only when the table agrees, and the journal says so. */
  undo(agreed?: boolean): void;
  record(): SavedGame;
}

export interface SittingOptions {
  readonly id: string;
  readonly adaptor: Adaptor;
  readonly game: Game;
  readonly warning?: Fault | undefined;
}

/** A game on this screen, kept on this device after every decision. */
export function openSitting({ id, adaptor, game: first, warning }: SittingOptions): Sitting {
  const keep = keeper();
  const game = signal(first);
  const change = signal(0);
  // A game that is resumed does not play its past again.
  let since = first.history.length > 0 ? first.events.length : 0;
  const names = first.header.seats.map((seat) => seat.name);

  const scene = computed((): Scene => {
    const current = game.value;
    const decision = current.open[0];
    // One screen for all: with nobody to play, the last seat keeps its view.
    const seat = decision?.seat ?? current.history.at(-1)?.seat ?? 0;
    return {
      seq: change.value,
      view: current.view(seat),
      decision,
      outcome: current.outcome,
      frozen: current.frozen,
      undoFault: current.undoFault(current.history.at(-1)?.seat ?? 0),
      events: current.events,
      undone: undoneIn(current),
      latest: current.events.slice(since),
    };
  });

  const record = (): SavedGame => {
    const view = scene.value.view;
    const place = { fr: adaptor.place(view, 'fr'), en: adaptor.place(view, 'en') };
    const system = first.header.system as SystemId;
    return { id, system, names, place, updated: Date.now(), save: game.value.save() };
  };
  const changed = () => {
    change.value++;
    keep.keep(record());
    askPersistence();
  };
  changed();

  return {
    id,
    adaptor,
    names,
    scene,
    kept: keep.state,
    warning,
    record,
    answer: (decision, picks) => {
      if (decision !== scene.value.decision) return;
      const before = game.value.events.length;
      const { seq } = game.value;
      const result = game.value.answer({ seq, seat: decision.seat, picks: picks.map((o) => o.id) });
      // A refused answer changes nothing; a rule that broke has frozen the game, which must be shown.
      if (!result.ok && !game.value.frozen) return;
      since = before;
      changed();
    },
    undo: (agreed = false) => {
      const seat = game.value.history.at(-1)?.seat ?? 0;
      const back = game.value.undo(seat, { agreed });
      if (!back.ok) return;
      game.value = back.value;
      since = back.value.events.length;
      changed();
    },
  };
}
