import type { GroupEntry, Placement } from '@souterrain/crawl/content';
import { boardWith, doorNamed, placementOf, placementsOf, squaresFor } from '@souterrain/crawl/exploration';
import { planOn } from '@souterrain/crawl/movement';
import { cellAt, xOf, yOf } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { at, dungeon, on, type Scene, scene } from '../../testing/index.ts';
import { attentionDonjon } from '../system.ts';

const FOUR = ['......', '.aaaa.', '.aaaa.', '.aaaa.', '.aaaa.', '..+...'].join('\n');
const far = [{ at: [20, 20] as const }];

function placed(
  placement: Placement,
  count: number,
  given: Scene & { from?: readonly [number, number]; event?: true } = {},
) {
  const state = scene({ drawing: FOUR, heroes: far, ...given });
  const spot = { from: at(given.from ?? [1, 3]), room: given.event ? null : 'scene' };
  return squaresFor(on(state), spot, { count, placement }).map((cell) => [xOf(cell), yOf(cell)]);
}

describe('placement of met figures', () => {
  test('[AD1-RENC-06] [AD1-RENC-07] Front: the empty squares nearest to the Porte, ties in reading order', () => {
    expect(placed('front', 3)).toEqual([
      [1, 3],
      [0, 2],
      [1, 2],
    ]);
    expect(placed('front', 2, { creatures: [{ id: 'orque', at: [1, 3] }] })).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  test('[AD1-RENC-06] Fond: the farthest squares that see the reference', () => {
    expect(placed('fond', 2)).toEqual([
      [0, 0],
      [1, 0],
    ]);
    // A pillar hides the far corner: a nearer square in sight goes first.
    const drawing = ['......', '.aaaa.', '.aPaa.', '.aaaa.', '..+...'].join('\n');
    const legend = { P: { zone: 'a', feature: 'pilier' } };
    expect(placed('fond', 1, { drawing, legend, from: [1, 2] })).toEqual([[3, 0]]);
  });

  test('[AD1-RENC-07] distance is a walk: a square behind a wall is far', () => {
    const drawing = ['.......', '.aa#aa.', '.aa#aa.', '.aaaaa.', '.......'].join('\n');
    const squares = placed('front', 20, { drawing, from: [1, 0] }).map(String);
    expect(squares.indexOf('3,0')).toBeGreaterThan(squares.indexOf('3,2'));
  });

  test('[AD1-RENC-06] Encerclement: squares next to heroes, one hero after the other', () => {
    const squares = placed('encerclement', 3, { heroes: [{ at: [0, 0] }, { at: [3, 3] }] });
    expect(squares).toEqual([
      [1, 0],
      [2, 2],
      [0, 1],
    ]);
  });

  test('[AD1-RENC-06] Porte: by the other Porte that is farthest; without one, as Fond', () => {
    const door = (x: number, y: number, id: string) =>
      ({ id, cell: cellAt(x, y), side: 'e', room: 'scene', status: 'inconnue' }) as const;
    const board = { ...scene({ drawing: FOUR }).board, doors: [door(3, 1, 'p1'), door(3, 0, 'p2')] };
    expect(placed('porte', 2, { state: { board } })).toEqual([
      [3, 0],
      [2, 0],
    ]);
    expect(placed('porte', 1)).toEqual([[0, 0]]);
  });

  test('[AD1-RENC-06] Fixe: the squares of the scenario, turned with the room', () => {
    const state = scene({ drawing: FOUR, heroes: far });
    const board = { ...state.board, rooms: [{ ...state.board.rooms[0]!, quarters: 1 }] };
    const spot = { from: at([0, 1]), room: 'scene' };
    const cells = squaresFor(on({ ...state, board }), spot, { count: 1, placement: 'fixe', fixed: [[0, 0]] });
    expect(cells).toEqual([cellAt(3, 0)]);
  });

  test('[AD1-RENC-05] [AD1-RENC-06] each group has its own tag, or the one its behaviour gives', () => {
    const state = scene({ drawing: FOUR, heroes: far });
    const placed = (creature: string, more: Partial<GroupEntry> = {}) =>
      placementOf(on(state), { creature, count: 1, ...more });
    expect(placed('orque')).toBe('front');
    expect(placed('gobelin-archer')).toBe('fond');
    expect(placed('gobelin')).toBe('fond');
    expect(placed('araignee-geante')).toBe('front');
    expect(placed('mimique', { squares: [[0, 0]] })).toBe('fixe');
    expect(placed('mimique')).toBe('front');
    expect(placed('assassin-homme-rat')).toBe('encerclement');
    expect(placed('orque', { placement: 'fond' })).toBe('fond');
  });

  test('[AD1-RENC-07] an event fills the zone of the Déclencheur before its neighbours', () => {
    const drawing = ['......', '.aabb.', '.aabb.', '......'].join('\n');
    const given = { drawing, heroes: [{ at: [2, 0] as const }], from: [2, 0] as const, event: true as const };
    expect(placed('front', 4, given)).toEqual([
      [3, 0],
      [2, 1],
      [3, 1],
      [1, 0],
    ]);
  });

  test('[AD1-RENC-08] a full room: the rest stands in the revealed zones next to it', () => {
    const { board, ...state } = dungeon({ heroes: [{ at: [3, 3] }] });
    const door = doorNamed(board, 'porte-r0-1');
    const { door: entrance, ...laid } = placementsOf(attentionDonjon, board, door, 'nid-reduit')[0]!;
    const room = { id: 'r1', tile: 'nid-reduit', ...laid };
    const after = { ...state, board: boardWith(attentionDonjon, board, { door, room, entrance }) };
    const order = { count: 11, placement: 'front' } as const;
    const cells = squaresFor(on(after), { from: cellAt(1, -1), room: 'r1' }, order);
    const rooms = cells.map((cell) => planOn(on(after)).squares.get(cell)?.room);
    expect(rooms).toEqual([...Array<string>(9).fill('r1'), 'r0', 'r0']);
  });

  test('[AD1-RENC-08] squares run out: the rest is left for the reserve', () => {
    const drawing = ['....', '.aa.', '.+..'].join('\n');
    expect(placed('front', 3, { drawing, from: [0, 0] })).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
});
