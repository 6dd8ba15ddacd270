import { expect, test } from 'vitest';
import { entriesIn, type Pack, packHash, perPacks } from './packs.ts';

const pack = (id: string, hash: string, things: object): Pack => ({ pack: { id, version: '1.0.0', hash }, things });

test('the same packs give the same system; other packs, another', () => {
  const make = perPacks((packs) => ({ things: entriesIn(packs, 'things') }));
  const one = make([pack('a', '1', { x: 1 })]);
  expect(make([pack('a', '1', { x: 1 })])).toBe(one);
  expect(make([pack('a', '2', { x: 2 })])).not.toBe(one);
  expect(one.things).toEqual({ x: 1 });
});

test('a later pack takes the place of what it names again, and adds the rest', () => {
  const packs = [pack('a', '1', { x: 1, y: 2 }), pack('b', '2', { y: 3, z: 4 }), pack('c', '3', {})];
  expect(entriesIn(packs, 'things')).toEqual({ x: 1, y: 3, z: 4 });
  expect(entriesIn(packs, 'others')).toEqual({});
});

test('a pack is named by all it holds and says of itself, but its hash and empty kinds', () => {
  const hash = packHash(pack('a', '1', { x: { n: 1, m: 2 }, y: 2 }));
  expect(packHash(pack('a', '2', { x: { m: 2, n: 1 }, y: 2 }))).toBe(hash);
  expect(packHash({ ...pack('a', '1', { x: { n: 1, m: 2 }, y: 2 }), others: {} })).toBe(hash);
  const others = [
    pack('b', '1', { x: { n: 1, m: 2 }, y: 2 }),
    pack('a', '1', { x: { n: 1, m: 3 }, y: 2 }),
    pack('a', '1', { y: 2, x: { n: 1, m: 2 } }),
  ];
  expect(new Set([hash, ...others.map(packHash)]).size).toBe(4);
});
