import type { Board, Door } from '@souterrain/crawl';
import { apartFrom, boardWith, cellOf, doorNamed, placementsOf, unknownDoors } from '@souterrain/crawl/exploration';
import { planOn } from '@souterrain/crawl/movement';
import { cellAt } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { dungeon, on, tile } from '../../testing/index.ts';
import type { AD1State } from '../state.ts';
import { attentionDonjon } from '../system.ts';

const north = (board: Board): Door => doorNamed(board, 'porte-r0-1');

const statusOf = (board: Board): Record<string, string> =>
  Object.fromEntries(board.doors.map((door) => [door.id, door.status]));

function laid(board: Board, id: string, entrance = 0): Board {
  const placement = placementsOf(attentionDonjon, board, north(board), id).find((p) => p.door === entrance)!;
  const { door, ...at } = placement;
  return boardWith(attentionDonjon, board, { door: north(board), room: { id: 'r', tile: id, ...at }, entrance: door });
}

describe('laying a room against a Porte', () => {
  const { board } = dungeon();

  test('[AD1-EXPLO-18] each of its doors gives one placement, turned to face the Porte', () => {
    // The Porte is north of (1, 0): every placement has a square at (1, -1).
    const three = placementsOf(attentionDonjon, board, north(board), 'nid-croisee');
    expect(three.map(({ quarters }) => quarters).sort()).toEqual([0, 1, 3]);
    for (const { door, ...at } of three) {
      const after = boardWith(attentionDonjon, board, {
        door: north(board),
        room: { id: 'r', tile: 'nid-croisee', ...at },
        entrance: door,
      });
      const plan = planOn(on({ ...dungeon(), board: after } as AD1State));
      expect(plan.squares.get(cellAt(1, -1))?.room).toBe('r');
      expect(plan.isOpen(cellAt(1, 0), 'n')).toBe(true);
    }
    expect(placementsOf(attentionDonjon, board, north(board), 'nid-reduit')).toHaveLength(1);
  });

  test('[AD1-EXPLO-02] [AD1-EXPLO-10] [AD1-EXPLO-18] the other doors are new unrevealed Portes', () => {
    expect(unknownDoors(laid(board, 'nid-croisee')).map((d) => d.id)).toEqual(['porte-r0-2', 'porte-r-2', 'porte-r-3']);
    expect(unknownDoors(laid(board, 'nid-reduit')).map((d) => d.id)).toEqual(['porte-r0-2']);
    expect(statusOf(laid(board, 'nid-reduit'))['porte-r0-1']).toBe('ouverte');
  });

  test('[AD1-EXPLO-18] a Porte is seen and walked through only once it is open', () => {
    const closed = planOn(on({ ...dungeon(), board } as AD1State));
    expect(closed.isOpen(cellAt(1, 0), 'n')).toBe(false);
  });
});

/** A room north of where the narrow gut will end: the gut's other door opens at (2, -4), to the north. */
function withNeighbour(porte: { x: number } | null, doors: readonly Door[] = dungeon().board.doors): Board {
  const { board } = dungeon();
  const drawn = { voisine: tile('voisine', '......\n.aaaa.\n.aaaa.\n......') };
  const rooms = [...board.rooms, { id: 'v', tile: 'voisine', x: 1, y: -6, quarters: 0 }];
  const own: Door[] = porte
    ? [{ id: 'porte-v-1', cell: cellAt(porte.x, -5), side: 's', room: 'v', status: 'inconnue' }]
    : [];
  return { ...board, drawn, rooms, doors: [...doors, ...own] };
}

describe('Portes that lead nowhere', () => {
  test('[AD1-EXPLO-18] a door that coincides with an unrevealed Porte opens with it', () => {
    const after = laid(withNeighbour({ x: 2 }), 'nid-boyau', 1);
    expect(statusOf(after)).toEqual({ 'porte-r0-1': 'ouverte', 'porte-r0-2': 'inconnue', 'porte-v-1': 'ouverte' });
  });

  test('[AD1-EXPLO-18] a Porte against a wall, old or new, is a dead end', () => {
    const after = laid(withNeighbour({ x: 1 }), 'nid-boyau', 1);
    expect(statusOf(after)).toEqual({
      'porte-r0-1': 'ouverte',
      'porte-r0-2': 'inconnue',
      'porte-v-1': 'impasse',
      'porte-r-1': 'impasse',
    });
  });

  test('[AD1-EXPLO-18] unless it is the last unrevealed Porte of the board', () => {
    const after = laid(withNeighbour(null, [north(dungeon().board)]), 'nid-boyau', 1);
    expect(statusOf(after)).toEqual({ 'porte-r0-1': 'ouverte', 'porte-r-1': 'inconnue' });
  });

  test('[AD1-EXPLO-14] a room that fits nowhere lies apart, joined to the square before the Porte', () => {
    const { board } = dungeon();
    const { door: entrance, ...at } = apartFrom(attentionDonjon, board, 'nid-repaire');
    const room = { id: 'r', tile: 'nid-repaire', ...at };
    const after = boardWith(attentionDonjon, board, { door: north(board), room, entrance, apart: true });
    const entry = cellOf(attentionDonjon, after, after.rooms[1]!, [1, 5]);
    expect(north(after)).toMatchObject({ status: 'ouverte', joins: entry });
    const plan = planOn(on({ ...dungeon(), board: after } as AD1State));
    expect(plan.adjacent.get(cellAt(1, 0))).toContain(entry);
  });
});
