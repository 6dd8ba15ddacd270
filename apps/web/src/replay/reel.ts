import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Decision, Game, type Option, type SaveFile } from '@souterrain/kernel';
import type { Adaptor } from '../systems/adaptor.ts';
import { type Scene, undoneIn } from '../table/sitting.ts';

/** A finished or running game seen again, decision by decision. */
export interface Reel {
  readonly total: number;
  readonly at: ReadonlySignal<number>;
  readonly scene: ReadonlySignal<Scene>;
  /** What was answered at this point, if the game went on. */
  readonly taken: ReadonlySignal<{ decision: Decision; picks: readonly Option[] } | undefined>;
  show(at: number): void;
}

export function openReel(adaptor: Adaptor, save: SaveFile): Reel {
  const { decisions, format: _, checkpoint: __, result: ___, hashes: ____, ...header } = save;
  const { secrecy } = adaptor;
  const total = decisions.length;
  const at = signal(0);
  let game = Game.begin(adaptor.system, header);
  let since = 0;
  const seek = (to: number) => {
    // Going back starts again from the first decision: the engine replays thousands of them in a blink.
    if (to < game.seq) game = Game.begin(adaptor.system, header);
    game.follow(decisions.slice(game.seq, Math.max(game.seq, to - 1)));
    since = game.events.length;
    game.follow(decisions.slice(game.seq, to));
    if (to === 0) since = 0;
  };
  const scene = computed((): Scene => {
    seek(at.value);
    const decision = game.open[0];
    // Nobody's secret is shown before the game is over.
    const seat = secrecy && !save.result ? undefined : (decision?.seat ?? game.history.at(-1)?.seat ?? 0);
    const { events, latest } = secrecy?.heard(game, seat, since) ?? {
      events: game.events.slice(),
      latest: game.events.slice(since),
    };
    return {
      seq: at.value,
      view: game.view(seat),
      decision,
      curtain: undefined,
      bot: undefined,
      outcome: game.outcome,
      frozen: game.frozen,
      undoFault: undefined,
      events,
      undone: undoneIn(game),
      latest,
    };
  });
  const taken = computed(() => {
    const { decision } = scene.value;
    const entry = decisions[at.value];
    if (!decision || entry === undefined) return undefined;
    const ids = entry.split(' ');
    return { decision, picks: decision.options.filter((o) => ids.includes(o.id)) };
  });
  return {
    total,
    at,
    scene,
    taken,
    show: (to) => {
      at.value = Math.max(0, Math.min(total, to));
    },
  };
}
