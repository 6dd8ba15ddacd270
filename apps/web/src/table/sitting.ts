import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { SystemId } from '@souterrain/catalog';
import {
  type EngineError,
  type Fault,
  type Game,
  type GameEvent,
  heardSince,
  type OddsSummary,
  type OfferedDecision,
  type OfferedOption,
  type Outcome,
  type Stream,
  UNDO,
} from '@souterrain/kernel';
import type { KeptState } from '@souterrain/shelf';
import { type Keeping, startKeeping } from '../save/keeping.ts';
import { askPersistence } from '../save/persistence.ts';
import type { SavedGame } from '../save/store.ts';
import type { Adaptor } from '../systems/adaptor.ts';
import type { Bots } from './around/bots.ts';

/** Decisions that the table took back after seeing a die. */
export interface Undone {
  /** The first event that followed. */
  readonly at: number;
  readonly count: number;
}

export const undoneIn = (history: Game['history'], { before }: Stream): readonly Undone[] =>
  history.flatMap(({ decision, picks }, at) =>
    decision === UNDO ? [{ at: before[at]!, count: Number(picks[0]!.slice(UNDO.length)) }] : [],
  );

/** The table as it stands after a decision; a new one is made for the next. */
export interface Scene {
  readonly seq: number;
  readonly view: unknown;
  readonly decision: OfferedDecision | undefined;
  /** The seat that must be alone before the screen before its question is shown. */
  readonly curtain: number | undefined;
  /** The seat that a bot is playing. */
  readonly bot: number | undefined;
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
  readonly kept: ReadonlySignal<KeptState>;
  readonly warning: Fault | undefined;
  /** Answers a question; one that is no longer open, as after a double click, is left alone. */
  answer(decision: OfferedDecision, picks: readonly OfferedOption[]): void;
  /** What an option of the open question is worth, worked out when it is asked. */
  odds(decision: OfferedDecision, option: string): OddsSummary | undefined;
  /** The seat behind the curtain says that it is alone with the screen. */
  unveil(): void;
  /** Takes the last decision back; past a die or another player only when the table agrees, and the journal says so. */
  undo(agreed?: boolean): void;
  /** The game as it stood after its first decisions, dice included, as if nothing had followed: for a lesson. */
  rewind(to: number): void;
  record(): SavedGame;
}

export interface SittingOptions {
  readonly id: string;
  readonly adaptor: Adaptor;
  readonly game: Game;
  /** Left out for a new game. */
  readonly keeping?: Keeping;
  readonly warning?: Fault | undefined;
  readonly bots?: Bots | undefined;
  /** The decision at which this game left another one. */
  readonly branch?: number | undefined;
}

/** A game on this screen, kept on this device after every decision. */
export function openSitting({ id, adaptor, game: first, warning, bots, branch, keeping }: SittingOptions): Sitting {
  const { keeper, state } = keeping ?? startKeeping(id);
  const game = signal(first);
  const change = signal(0);
  // A game that is resumed does not play its past again: what followed so many answers is shown as it happens.
  let since = first.history.length > 0 ? first.history.length : -1;
  const names = first.header.seats.map((seat) => seat.name);

  const several = names.length - (bots?.seats.length ?? 0) > 1;
  // Who was alone with the screen last: a reload asks again.
  const unveiled = signal<number | undefined>(undefined);
  const scene = computed((): Scene => {
    const current = game.value;
    const decision = current.offered[0];
    const bot = bots?.question(current);
    // One screen for all: with nobody to play, the last seat keeps its view.
    const asked = decision?.seat ?? current.history.at(-1)?.seat ?? 0;
    // A curtain stands before what one seat alone may see, until it says that it is alone.
    const covered =
      several && !bot && !current.outcome && asked !== unveiled.value && (decision?.secret || current.isPrivate(asked));
    const seat = bot || covered ? undefined : asked;
    const stream = current.stream(seat);
    return {
      seq: change.value,
      view: current.view(seat),
      decision: bot || covered ? undefined : decision,
      curtain: covered ? asked : undefined,
      bot: bot?.seat,
      outcome: current.outcome,
      frozen: current.frozen,
      undoFault: current.undoFault(current.history.at(-1)?.seat ?? 0),
      events: stream.events,
      undone: undoneIn(current.history, stream),
      latest: heardSince(stream, since),
    };
  });

  const record = (): SavedGame => {
    const view = scene.value.view;
    const place = { fr: adaptor.place(view, 'fr'), en: adaptor.place(view, 'en') };
    const system = first.header.system as SystemId;
    const seats = bots?.seats;
    const more = { ...(seats && { bots: seats }), ...(branch !== undefined && { branch }) };
    return { id, system, names, place, updated: Date.now(), save: game.value.save(), ...more };
  };
  const answer = (decision: Pick<OfferedDecision, 'seat'>, picks: readonly Pick<OfferedOption, 'id'>[]): void => {
    const { seq, history } = game.value;
    const before = history.length;
    const result = game.value.answer({ seq, seat: decision.seat, picks: picks.map((o) => o.id) });
    // A refused answer changes nothing; a rule that broke has frozen the game, which must be shown.
    if (!result.ok && !game.value.frozen) return;
    since = before;
    // Whoever answers is there: what it has just hidden needs no curtain.
    unveiled.value = decision.seat;
    changed();
  };
  const changed = () => {
    const current = game.value;
    // Whoever else is asked sits before the screen now, and its secrets are covered again.
    if (current.open[0] && current.open[0].seat !== unveiled.value) unveiled.value = undefined;
    change.value++;
    keeper.keep(record());
    askPersistence();
    // A game taken back meanwhile is another one.
    bots?.play(current, (asked, picks) => game.value === current && answer(asked, picks));
  };
  changed();

  return {
    id,
    adaptor,
    names,
    scene,
    kept: state,
    warning,
    record,
    answer: (decision, picks) => {
      if (decision === scene.value.decision) answer(decision, picks);
    },
    odds: (decision, option) => game.value.odds(decision, option),
    unveil: () => {
      unveiled.value = scene.value.curtain;
    },
    undo: (agreed = false) => {
      const seat = game.value.history.at(-1)?.seat ?? 0;
      const back = game.value.undo(seat, { agreed });
      if (!back.ok) return;
      game.value = bots?.unwound(back.value, agreed) ?? back.value;
      since = game.value.history.length;
      changed();
    },
    rewind: (to) => {
      const back = game.value.fork(to);
      if (!back.ok) return;
      game.value = back.value;
      since = game.value.history.length;
      changed();
    },
  };
}
