import type { Stocked } from '../src/content/content.ts';
import type { RoadRow, RoomTile, ScenarioEntry } from '../src/content/types.ts';
import { startBoard } from '../src/exploration/start.ts';
import type { CrawlState } from '../src/state.ts';
import type { GivenHero, Scene } from './scene.ts';

export interface GivenDungeon<S extends CrawlState>
  extends Pick<Scene<S>, 'heroes' | 'creatures' | 'variants' | 'state'> {
  /** What differs from Le nid. */
  readonly scenario?: Partial<ScenarioEntry>;
}

const PLACES = [[1, 0] as const, [0, 0] as const, [2, 0] as const];

/**
 * Le nid at its start, between two turns of Round 1. Heroes stand by default before the Porte of the north, square (1, 0),
 * and then in the first row.
 */
export function dungeonIn<S extends CrawlState>(
  { system, scene }: { readonly system: Stocked; readonly scene: (given: Scene<S>) => S },
  { heroes = [{}], scenario, state, ...rest }: GivenDungeon<S> = {},
): S {
  const placed = heroes.map((hero, i): GivenHero => ({ at: PLACES[i] ?? [3, 0], ...hero }));
  const start = scene({ ...rest, heroes: placed });
  const entry = { ...system.content.scenarios['le-nid']!, ...scenario };
  return { ...start, board: startBoard(system, entry), generated: scenario ? entry : null, ...state };
}

export const tile = (id: string, drawing: string, more: Partial<RoomTile> = {}): RoomTile => ({
  id,
  name: { fr: id, en: id },
  drawing,
  ...more,
});

export const row = (room: string, cards: readonly string[], more: Partial<RoadRow> = {}): RoadRow => ({
  room,
  cards,
  tile: 'nid-boyau',
  next: room,
  contents: 'rien',
  ...more,
});
