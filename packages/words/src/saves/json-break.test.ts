import { describe, expect, test } from 'vitest';
import { jsonBreak } from './json-break.ts';

const WHOLE =
  '{\n"format": "souterrain/1",\n"list": [\n"a",\n-1.5e3, true, null, {}\n],\n"deep": {"k": "é\\u00e9\\n"}\n}\n';

describe('where a text stops being JSON', () => {
  test('nowhere, when it is', () => {
    for (const text of [WHOLE, '[]', ' "x" ', '0', '[[],{"a":[{}]}]']) {
      expect(() => JSON.parse(text)).not.toThrow();
      expect(jsonBreak(text)).toBeUndefined();
    }
  });

  test.each([
    ['', { line: 1, column: 1, isCut: true }],
    ['bonjour', { line: 1, column: 1, isCut: false }],
    ['{\n"a": 1,\n"b" 2\n}', { line: 3, column: 5, isCut: false }],
    ['{\n"a": [1,\n2,]\n}', { line: 3, column: 3, isCut: false }],
    ['{"a": 1}\nencore', { line: 2, column: 1, isCut: false }],
    ['{"a": tru}', { line: 1, column: 7, isCut: false }],
    ['{"a": 01}', { line: 1, column: 8, isCut: false }],
    ['{"a": "x\ny"}', { line: 1, column: 7, isCut: false }],
    ["{'a': 1}", { line: 1, column: 2, isCut: false }],
    ['{"a": "x', { line: 1, column: 7, isCut: true }],
    ['{"a": [\n"x",\n', { line: 3, column: 1, isCut: true }],
  ])('%j', (text, expected) => {
    expect(jsonBreak(text)).toEqual(expected);
  });

  test('every cut of a whole file is told as a cut, and every text that the platform refuses is refused', () => {
    for (let length = 0; length < WHOLE.trimEnd().length; length++)
      expect(jsonBreak(WHOLE.slice(0, length)), WHOLE.slice(0, length)).toMatchObject({ isCut: true });
    for (let at = 0; at < WHOLE.length; at++) {
      const text = `${WHOLE.slice(0, at)}]${WHOLE.slice(at + 1)}`;
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect(jsonBreak(text) === undefined, text).toBe(isJson);
    }
  });
});
