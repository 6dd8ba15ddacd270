import type { GameEvent, Rule } from '@souterrain/kernel';
import type { Script } from '@souterrain/kernel/testing';
import { explorationActions } from '../src/exploration/actions.ts';
import { pendingHazards } from '../src/exploration/hazards.ts';
import type { CrawlState, Figure, Hazard } from '../src/state.ts';
import type { AnyCrawl } from '../src/system.ts';
import type { Crawl } from '../src/world/crawl.ts';
import { PAIR } from './drawing.ts';
import { type GivenCreature, type GivenHero, playOn, type Scene } from './scene.ts';

export interface Faced<S extends CrawlState> {
  readonly heroes?: readonly GivenHero[];
  readonly creatures?: readonly GivenCreature[];
  readonly notes?: Hazard['notes'];
  readonly state?: Partial<S>;
}

export interface OfEdition<S extends CrawlState, E extends GameEvent> {
  readonly system: AnyCrawl<S, E>;
  readonly scene: (given: Scene<S>) => S;
}

/** The péripéties of an edition, played one thing at a time. */
export function peripetiesOf<S extends CrawlState, E extends GameEvent>({ system, scene }: OfEdition<S, E>) {
  const { peripeties } = system.content;
  const play = <T>(state: S, rule: (g: Crawl, find: (id: string) => Figure) => Rule<T>, script: Script = {}) =>
    playOn({ system, state }, rule, script);

  /** A péripétie already on the board, in zone `scene-a`, its element on square (2, 2); hazard 50. */
  function facing(peripetie: string, given: Faced<S> = {}): S {
    const entry = peripeties[peripetie]!;
    const cell = entry.element === undefined ? null : 514 * 1024 + 514;
    const notes = { ...entry.notes, ...given.notes };
    const hazard: Hazard = { id: 50, peripetie, zone: 'scene-a', cell, round: 1, notes };
    const heroes = (given.heroes ?? [{}]).map((hero) => ({ heroisme: 0, ...hero }));
    const state = scene({ drawing: PAIR, heroes, ...(given.creatures ? { creatures: given.creatures } : {}) });
    const changes = cell === null ? {} : { [cell]: entry.element! };
    return { ...state, board: { ...state.board, changes }, hazards: [hazard], next: 60, ...given.state };
  }

  /** Option ids that the péripétie gives to a hero, with their types. */
  const usesOf = (state: S, id = 'h1'): readonly string[] =>
    play(state, function* (g, find) {
      return explorationActions(g, find(id)).map((action) => `${action.id} ${action.type}`);
    }).value;

  /** One of its actions, done by a hero. */
  const using = (state: S, action: string, { by = 'h1', ...script }: Script & { readonly by?: string } = {}) =>
    play(
      state,
      (g, find) =>
        explorationActions(g, find(by))
          .find((a) => a.id === `${action}-50`)!
          .run(g, find(by)),
      script,
    );

  /** What it does in Résolution des effets. */
  const resolved = (state: S, script: Script = {}) =>
    play(
      state,
      function* (g) {
        for (const effect of pendingHazards(g)) yield* effect.run();
      },
      script,
    );

  return { facing, usesOf, using, resolved };
}
