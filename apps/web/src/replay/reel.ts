import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Game, type OfferedDecision, type OfferedOption, type SaveFile, UNDO } from '@souterrain/kernel';
import type { Adaptor } from '../systems/adaptor.ts';
import { type Scene, undoneIn } from '../table/sitting.ts';
import { film } from './film.ts';
import { type Sight, sightsOf } from './sights.ts';

/** A finished or running game seen again, decision by decision. */
export interface Reel {
  readonly total: number;
  readonly at: ReadonlySignal<number>;
  readonly scene: ReadonlySignal<Scene>;
  /** What was answered at this point, if the game went on. */
  readonly taken: ReadonlySignal<{ decision: OfferedDecision; picks: readonly OfferedOption[] } | undefined>;
  /** Whose eyes the table is seen with, among those that see something of their own. */
  readonly sight: Signal<Sight>;
  readonly sights: readonly Sight[];
  /** The game as far as it went. */
  readonly whole: Game;
  show(at: number): void;
}

export function openReel(adaptor: Adaptor, save: SaveFile): Reel {
  const { decisions } = save;
  const { whole, apart, gameAt, heardAt } = film(adaptor, save);
  const secrets = adaptor.system.isPrivate !== undefined;
  // What no longer fits is not shown.
  const total = Math.min(decisions.length, whole.seq);
  // Nobody's secret is shown before the game is over.
  const isOpen = !secrets || whole.outcome !== undefined;
  const at = signal(0);
  const sight = signal<Sight>(isOpen ? 'decides' : 'everybody');
  const scene = computed((): Scene => {
    const game = gameAt(at.value);
    const decision = game.offered[0];
    const asked = decision?.seat ?? whole.history[at.value - 1]?.seat ?? 0;
    const seat = sight.value === 'everybody' ? undefined : sight.value === 'decides' ? asked : sight.value;
    const { heard, latest } = heardAt(at.value, seat);
    return {
      seq: at.value,
      view: game.view(seat),
      decision,
      curtain: undefined,
      bot: undefined,
      outcome: game.outcome,
      frozen: game.frozen,
      undoFault: undefined,
      events: heard.events,
      undone: undoneIn(whole.history.slice(0, at.value), heard),
      latest,
    };
  });
  const taken = computed(() => {
    const { decision } = scene.value;
    const entry = decisions[at.value];
    if (!decision || entry === undefined || entry.startsWith(UNDO) || at.value >= total) return undefined;
    const ids = entry.split(' ');
    return { decision, picks: decision.options.filter((o) => ids.includes(o.id)) };
  });
  return {
    total,
    at,
    scene,
    taken,
    sight,
    sights: isOpen ? sightsOf(whole, { apart, secrets }) : [],
    whole,
    show: (to) => {
      at.value = Math.max(0, Math.min(total, to));
    },
  };
}
