import { DECK, isJoker } from '@souterrain/crawl';
import type { ScenarioEntry } from '@souterrain/crawl/content';
import { doorNamed, generateScenario, roomBehind, rowOf, unknownDoors } from '@souterrain/crawl/exploration';
import { Prng } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { dungeon, on, play } from '../../testing/index.ts';
import type { AD1State } from '../state.ts';

const drawn = (seed: number): { scenario: ScenarioEntry; state: AD1State } => {
  const { value, state } = play(dungeon(), (g) => generateScenario(g), { rest: Prng.seeded(`${seed}`, 'generation') });
  return { scenario: value, state };
};

describe('a scenario at random', () => {
  test('[AD1-SCEN-01] is stored in the game with its start board', () => {
    const { scenario, state } = drawn(1);
    expect(state.generated).toEqual(scenario);
    expect(state.board.rooms).toMatchObject([{ id: 'r0', tile: scenario.start.tile }]);
    expect(unknownDoors(state.board).length).toBeGreaterThan(0);
  });

  test('[AD1-EXPLO-13] [AD1-EXPLO-14] every card reaches a row, and the last Porte leads to the lair', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { scenario, state } = drawn(seed);
      for (const card of DECK) if (!isJoker(card)) rowOf(scenario.road, card);
      const lair = scenario.road.find((row) => row.uniqueLast)!;
      const door = doorNamed(state.board, 'porte-r0-1');
      const alone = { ...state, board: { ...state.board, doors: [door] } };
      expect(roomBehind(on(alone), door, '2-coeur')?.row).toBe(lair);
      expect(
        'kill' in scenario.objective || ('reach' in scenario.objective && scenario.objective.reach === lair.room),
      ).toBe(true);
    }
  });
});
