import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copy } from './copy.ts';

// A key of that name would set a prototype; no state has one.
const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'));

/** Every object and list within a value. */
function parts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(parts)];
}

test('a copy is equal and shares nothing', () => {
  fc.assert(
    fc.property(json, (value) => {
      const copied = copy(value);
      expect(copied).toEqual(value);
      const originals = new Set(parts(value));
      expect(parts(copied).filter((part) => originals.has(part))).toEqual([]);
    }),
  );
});

test('writing to a copy leaves the original alone', () => {
  const state = { hp: [3, 4], hero: { name: 'Aïcha', bag: [{ id: 'corde' }] } };
  const copied = copy(state);
  copied.hp[0] = 0;
  copied.hero.bag[0]!.id = 'torche';
  expect(state).toEqual({ hp: [3, 4], hero: { name: 'Aïcha', bag: [{ id: 'corde' }] } });
});
