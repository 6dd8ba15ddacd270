import type { GameEvent } from './event.ts';
import type { System, Watcher, World } from './system.ts';

/** A world over a state outside of any game, for a view, a probe, a test: what it emits changes the state and nothing else. */
export function worldOf<S, E extends GameEvent, W extends World<S, E>>(
  system: Pick<System<S, E, unknown, W>, 'world' | 'apply'>,
  state: S,
  watcher?: Watcher<E>,
): W {
  const world: W = system.world({
    state,
    emit(event) {
      system.apply(world, event);
      watcher?.onEvent(event);
    },
    over: (other, its) => worldOf(system, other, its),
  });
  return world;
}
