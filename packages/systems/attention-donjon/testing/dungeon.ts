import type { RoadRow, RoomTile, ScenarioEntry } from '@souterrain/crawl/content/types';
import { startBoard } from '@souterrain/crawl/exploration/start';
import { SCENARIOS } from '../src/content/index.ts';
import type { State } from '../src/state.ts';
import type { Variants } from '../src/variants.ts';
import { type GivenCreature, type GivenHero, scene } from './scene.ts';

export interface GivenDungeon {
  readonly heroes?: readonly GivenHero[];
  readonly creatures?: readonly GivenCreature[];
  /** What differs from Le nid. */
  readonly scenario?: Partial<ScenarioEntry>;
  readonly variants?: Partial<Variants>;
  readonly state?: Partial<State>;
}

/**
 * Le nid at its start, between two turns of Round 1. Heroes stand by default before the Porte of the north, square (1, 0),
 * and then in the first row.
 */
export function dungeon({ heroes = [{}], creatures, scenario, variants, state = {} }: GivenDungeon = {}): State {
  const nid = SCENARIOS['le-nid']!;
  const entry = { ...nid, ...scenario };
  const placed = heroes.map((hero, i) => ({
    at: [[1, 0] as const, [0, 0] as const, [2, 0] as const][i] ?? [3, 0],
    ...hero,
  }));
  return scene({
    heroes: placed as readonly GivenHero[],
    ...(creatures ? { creatures } : {}),
    ...(variants ? { variants } : {}),
    state: { board: startBoard(entry), generated: scenario ? entry : null, ...state },
  });
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
