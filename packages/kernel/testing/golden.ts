import { Game, type GameEvent, Prng, type Setup, type System } from '@souterrain/kernel';

export interface Golden {
  readonly decisions: number;
  readonly events: number;
  readonly outcome: string;
  /** Of the final state: moves only with a version bump. */
  readonly hash: string;
}

/** Plays a whole game as people would, through `Game`, picking at random from a stream of its own. */
export function playAtRandom<S, E extends GameEvent, V>(
  system: System<S, E, V>,
  setup: Setup & { readonly seed: string },
  most = 100_000,
): Game<S, E, V> {
  const started = Game.start(system, setup);
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  const game = started.value;
  const prng = Prng.seeded(setup.seed, 'people');
  for (let n = 0; n < most && !game.outcome; n++) {
    const decision = game.open[0];
    if (!decision) throw game.frozen ?? new Error('nobody is asked and the game is not over');
    const left = decision.options.map((o) => o.id);
    const count = decision.min + prng.below(decision.max - decision.min + 1);
    const picks = Array.from({ length: count }, () => left.splice(prng.below(left.length), 1)[0]!);
    const answered = game.answer({ seq: game.seq, seat: decision.seat, picks });
    if (!answered.ok) throw game.frozen ?? new Error(JSON.stringify(answered.fault));
  }
  return game;
}

export function goldenOf(game: Game): Golden {
  return {
    decisions: game.log.length,
    events: game.events.length,
    outcome: game.outcome?.id ?? 'unfinished',
    hash: game.hash,
  };
}
