import { describe, expect, test } from 'vitest';
import { readTile, rotated } from './tile.ts';

const HALL = `
.+....
.aabb.
.aPbb+
.ccbb.
......
`;
const LEGEND = { P: { zone: 'a', feature: 'pilier' } };

describe('a drawn room', () => {
  test('has its squares, zones, features and doors', () => {
    const { tile, issues } = readTile(HALL, LEGEND);
    expect(issues).toEqual([]);
    expect([tile.width, tile.height, tile.squares.length]).toEqual([4, 3, 12]);
    expect(tile.squares.find((s) => s.feature)).toEqual({ x: 1, y: 1, zone: 'a', feature: 'pilier' });
    expect(tile.doors).toEqual([
      { x: 0, y: 0, side: 'n' },
      { x: 3, y: 1, side: 'e' },
    ]);
  });

  test('turns by quarters, and four of them bring it back', () => {
    const { tile } = readTile(HALL, LEGEND);
    const quarter = rotated(tile, 1);
    expect([quarter.width, quarter.height]).toEqual([3, 4]);
    expect(quarter.doors).toEqual([
      { x: 2, y: 0, side: 'e' },
      { x: 1, y: 3, side: 's' },
    ]);
    expect(rotated(tile, 4)).toEqual(tile);
    expect(rotated(rotated(tile, 3), 1)).toEqual(tile);
  });

  test.each([
    ['a sign nobody knows', '....\n.a?.\n....', 'unknown-character', 2, 3],
    ['a door to nowhere', '..+.\n.a#.\n....', 'door-to-nowhere', 1, 3],
    ['zones that cannot be walked between', '.....\n.a#b.\n.....', 'zones-apart', 1, 1],
    ['a zone in two pieces', '.....\n.aba.\n.....', 'zone-split', 2, 2],
    ['rows of different lengths', '....\n.aa.\n.a\n....', 'ragged', 3, 3],
    ['no square at all', '...\n.#.\n...', 'no-square', 1, 1],
  ])('with %s is refused, with its place', (_, drawing, message, line, column) => {
    expect(readTile(drawing).issues).toContainEqual(expect.objectContaining({ message, line, column }));
  });
});
