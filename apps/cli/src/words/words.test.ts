import { describe, expect, test } from 'vitest';
import { words } from './index.ts';

/** Every sentence of a language, its holes filled with plain values. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return sentences(value(...FILL.slice(0, Math.max(value.length, 1))));
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(sentences);
  return [];
}

const FILL = [
  new Proxy({}, { get: (_, key) => (key === Symbol.toPrimitive || key === 'toString' ? () => 'chose' : 3) }),
  Object.assign(['un'], { known: ['un'] }),
  3,
];

describe('the French of the command', () => {
  // Sentences about chances want real numbers: they are filled in their own test.
  const { odds: _, chances, ...rest } = words.fr;
  const all = [...sentences(rest), chances.meaning, chances.none];

  test('has its no-break spaces: thin before ! ? ; and wide before :', () => {
    expect(all.filter((text) => / [!?;:»]|« /.test(text))).toEqual([]);
    expect(all.filter((text) => /[a-zé)»][!?;]/.test(text.replaceAll('u!', '')))).toEqual([]);
  });

  test('has curly apostrophes', () => {
    expect(all.filter((text) => text.includes("'"))).toEqual([]);
  });
});

test('the two languages say the same things', () => {
  const shape = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
      : typeof value;
  expect(shape(words.en)).toEqual(shape(words.fr));
});
