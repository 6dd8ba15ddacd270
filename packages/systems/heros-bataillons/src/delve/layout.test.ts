import { describe, expect, test } from 'vitest';
import { play } from '../../testing/index.ts';
import { drawRoom } from './layout.ts';

const drawn = (dice: readonly number[], cards: readonly (readonly string[])[] = [], last = false) =>
  play({}, (g) => drawRoom(g, { room: 3, last }), { dice, cards }).value;

describe('a room drawn without a MJ', () => {
  test('[HB-SOLO-05] one, two or three zones in a line, and one « couvert » where there are two', () => {
    expect(drawn([1, 1]).zones.map(({ id }) => id)).toEqual(['z1']);
    expect(drawn([1, 1]).zones[0]!.positions).toEqual([]);
    for (const face of [2, 3]) expect(drawn([face, 1], [['z2']]).zones).toHaveLength(2);
    const line = drawn([4, 1], [['z2']]);
    expect(line.links.map(({ from, to }) => [from, to])).toEqual([
      ['z1', 'z2'],
      ['z2', 'z3'],
    ]);
    expect(line.zones.map(({ positions }) => positions.map(({ tag }) => tag))).toEqual([[], ['couvert'], []]);
    expect(drawn([5, 1], [['z1']]).links).toHaveLength(2);
    for (const face of [4, 6]) expect(drawn([face, 1], [['z1']]).links.every(({ open }) => open)).toBe(true);
  });

  test('[HB-SOLO-05] [HB-SOLO-19] a 6 is a triangle with « hauteur » in zone 3', () => {
    const triangle = drawn([6, 1], [['z1']]);
    expect(triangle.links).toHaveLength(3);
    expect(triangle.zones.map(({ positions }) => positions.map(({ tag }) => tag))).toEqual([
      ['couvert'],
      [],
      ['hauteur'],
    ]);
  });

  test('[HB-SOLO-19] the way back is in zone 1, the way on in the last, but not in the last room', () => {
    expect(drawn([4, 1], [['z2']]).zones.map(({ exit }) => exit)).toEqual([true, false, true]);
    expect(drawn([4, 1], [['z2']], true).zones.map(({ exit }) => exit)).toEqual([true, false, false]);
    expect(drawn([1, 1], [], true).zones.map(({ exit }) => exit)).toEqual([true]);
  });

  test('[HB-SOLO-11] a feature from 4 on, in one zone', () => {
    const featured = (face: number, cards: readonly (readonly string[])[]) =>
      drawn([2, face], [['z1'], ...cards]).zones.map(({ features }) => features);
    for (const face of [1, 2, 3]) expect(featured(face, [])).toEqual([[], []]);
    expect(featured(4, [['z2']])).toEqual([[], ['porte']]);
    expect(featured(5, [['z1']])).toEqual([['table'], []]);
    expect(featured(6, [['lustre'], ['z2']])).toEqual([[], ['lustre']]);
    expect(featured(6, [['brasero'], ['z2']])).toEqual([[], ['brasero']]);
  });
});
