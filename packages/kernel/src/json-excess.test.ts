import { describe, expect, test } from 'vitest';
import { jsonExcess } from './json-excess.ts';

const LIMITS = { length: 200, depth: 3, values: 6 };
const excess = (text: string) => jsonExcess(text, LIMITS);

describe('a text is looked through before it is read', () => {
  test('within its limits it may be anything', () => {
    for (const text of ['', 'bonjour', '[[[1]]]', '{"a":[{"b":1}]}', '[1,2,3,4]', '"', '"\\', ']]]]', '[][][]'])
      expect(excess(text), text).toBeUndefined();
  });

  test('what is between quotes is one value', () => {
    expect(excess(`"${'[{,'.repeat(30)}"`)).toBeUndefined();
    expect(excess(`["\\"[[[[","${'1'.repeat(100)}"]`)).toBeUndefined();
    expect(excess(`["\\\\",[[[1]]]]`)).toMatchObject({ of: 'too-deep' });
  });

  test.each([
    [' '.repeat(201), { of: 'too-long', line: 1, column: 201 }],
    ['[[\n[{"a":1}]]]', { of: 'too-deep', line: 2, column: 2 }],
    ['[\n1,\n2,3,4,5,6]', { of: 'too-many', line: 3, column: 8 }],
    [`{"a":${'1'.repeat(65)}}`, { of: 'too-many-digits', line: 1, column: 70 }],
  ])('%j', (text, expected) => expect(excess(text)).toEqual(expected));
});
