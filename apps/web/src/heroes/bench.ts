import { type ReadonlySignal, signal } from '@preact/signals';
import { Game, type NewGame, type OfferedDecision, type OfferedOption, type System } from '@souterrain/kernel';

/** A choice that was made: the question and what was taken. */
export interface Taken {
  readonly decision: OfferedDecision;
  readonly picks: readonly OfferedOption[];
}

/** A short game played alone on a page: only the hero it ends with joins those that are kept. */
export interface Bench {
  /** Grows with every change: what reads the game follows it. */
  readonly seq: ReadonlySignal<number>;
  readonly taken: ReadonlySignal<readonly Taken[]>;
  decision(): OfferedDecision | undefined;
  view(): unknown;
  isOver(): boolean;
  answer(picks: readonly OfferedOption[]): void;
  /** Undefined where a die or a card forbids it. */
  back(): (() => void) | undefined;
}

/** `picked` is what was answered before, question after question. */
export function benchOf(
  system: System,
  setup: NewGame,
  picked: readonly (readonly string[])[] = [],
): Bench | undefined {
  const started = Game.start(system, setup);
  if (!started.ok) return undefined;
  let game = started.value;
  const seq = signal(0);
  const taken = signal<readonly Taken[]>([]);
  const answer = (ids: readonly string[]): boolean => {
    const decision = game.offered[0];
    if (!decision) return false;
    const picks = decision.options.filter(({ id }) => ids.includes(id));
    if (!game.answer({ seq: game.seq, seat: decision.seat, picks: ids }).ok) return false;
    taken.value = [...taken.value, { decision, picks }];
    seq.value++;
    return true;
  };
  // What the rules no longer offer is asked again, with all that follows.
  picked.every(answer);
  return {
    seq,
    taken,
    decision: () => game.offered[0],
    view: () => game.view(0),
    isOver: () => game.outcome !== undefined,
    answer: (picks) => {
      answer(picks.map(({ id }) => id));
    },
    back: () => {
      if (taken.value.length === 0 || game.undoFault(0)) return undefined;
      return () => {
        const before = game.undo(0);
        if (!before.ok) return;
        game = before.value;
        taken.value = taken.value.slice(0, -1);
        seq.value++;
      };
    },
  };
}
