import { DECK, isJoker, type SuitedCard } from '@souterrain/crawl';
import type { ScenarioEntry } from '@souterrain/crawl/content';
import { boardWith, generateScenario, roomBehind, startBoard, unknownDoors } from '@souterrain/crawl/exploration';
import { tileOn } from '@souterrain/crawl/movement';
import { cellAt } from '@souterrain/dungeon';
import { Prng } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { dungeon, on, play } from '../../testing/index.ts';
import type { AD1State } from '../state.ts';
import { attentionDonjon } from '../system.ts';

const CARDS = DECK.filter((card): card is SuitedCard => !isJoker(card));

/** Every Porte revealed, in any order, with any cards and any layout. */
function explored(scenario: ScenarioEntry, prng: Prng): AD1State {
  const any = <T>(list: readonly T[]): T => list[prng.below(list.length)]!;
  let state: AD1State = { ...dungeon(), generated: scenario, board: startBoard(attentionDonjon, scenario) };
  for (;;) {
    const doors = unknownDoors(state.board);
    if (doors.length === 0) return state;
    const door = any(doors);
    const found = roomBehind(on(state), door, any(CARDS));
    const closed = {
      ...state.board,
      doors: state.board.doors.map((d) => (d === door ? { ...d, status: 'impasse' as const } : d)),
    };
    if (!found) state = { ...state, board: closed };
    else {
      const { door: entrance, ...at } = any(found.placements);
      const room = { id: found.row.room, tile: found.row.tile, ...at };
      state = {
        ...state,
        board: boardWith(attentionDonjon, state.board, { door, room, entrance, apart: found.apart }),
      };
    }
  }
}

function overlaps({ board }: AD1State): boolean {
  const cells = board.rooms.flatMap((room) =>
    tileOn(attentionDonjon, board, room).squares.map(({ x, y }) => cellAt(room.x + x, room.y + y)),
  );
  return new Set(cells).size < cells.length;
}

describe('any exploration', () => {
  test.each(Object.values(attentionDonjon.content.scenarios))(
    '[AD1-EXPLO-14] [AD1-EXPLO-15] of $id finds its last room and overlaps nothing',
    (scenario) => {
      const last = scenario.road.find((row) => row.uniqueLast);
      for (let seed = 0; seed < 25; seed++) {
        const state = explored(scenario, Prng.seeded(`${seed}`, scenario.id));
        expect(overlaps(state)).toBe(false);
        if (last) expect(state.board.rooms.map((room) => room.id)).toContain(last.room);
      }
    },
  );

  test('[AD1-EXPLO-14] of scenarios at random too', () => {
    for (let seed = 0; seed < 25; seed++) {
      const prng = Prng.seeded(`${seed}`, 'hasard');
      const { value: scenario } = play(dungeon(), (g) => generateScenario(g), { rest: prng });
      const state = explored(scenario, prng);
      expect(overlaps(state)).toBe(false);
      expect(state.board.rooms.map((room) => room.id)).toContain(scenario.road.at(-1)!.room);
    }
  });
});
