import { explorationActions } from '@souterrain/crawl/exploration/actions';
import { pendingHazards } from '@souterrain/crawl/exploration/hazards';
import type { Hazard } from '@souterrain/crawl/state';
import { PERIPETIES } from '../src/content/index.ts';
import type { State } from '../src/state.ts';
import { PAIR } from './groups.ts';
import { type GivenCreature, type GivenHero, play, scene } from './scene.ts';

/** A péripétie already on the board, in zone `scene-a`, its element on square (2, 2); hazard 50. */
export function facing(
  peripetie: string,
  given: {
    readonly heroes?: readonly GivenHero[];
    readonly creatures?: readonly GivenCreature[];
    readonly notes?: Hazard['notes'];
    readonly state?: Partial<State>;
  } = {},
): State {
  const entry = PERIPETIES[peripetie]!;
  const cell = entry.element === undefined ? null : 514 * 1024 + 514;
  const hazard: Hazard = {
    id: 50,
    peripetie,
    zone: 'scene-a',
    cell,
    round: 1,
    notes: { ...entry.notes, ...given.notes },
  };
  const heroes = (given.heroes ?? [{}]).map((hero) => ({ heroisme: 0, ...hero }));
  const state = scene({ drawing: PAIR, heroes, ...(given.creatures ? { creatures: given.creatures } : {}) });
  const changes = cell === null ? {} : { [cell]: entry.element! };
  return { ...state, board: { ...state.board, changes }, hazards: [hazard], next: 60, ...given.state };
}

/** Option ids that the péripétie gives to a hero, with their types. */
export const usesOf = (state: State, id = 'h1'): readonly string[] =>
  play(state, function* (g, find) {
    return explorationActions(g, find(id)).map((action) => `${action.id} ${action.type}`);
  }).value;

/** One of its actions, done by a hero. */
export const using = (
  state: State,
  action: string,
  { by = 'h1', ...script }: Parameters<typeof play>[2] & { readonly by?: string } = {},
) =>
  play(
    state,
    (g, find) =>
      explorationActions(g, find(by))
        .find((a) => a.id === `${action}-50`)!
        .run(g, find(by)),
    script,
  );

/** What it does in Résolution des effets. */
export const resolved = (state: State, script: Parameters<typeof play>[2] = {}) =>
  play(
    state,
    function* (g) {
      for (const effect of pendingHazards(g)) yield* effect.run();
    },
    script,
  );
