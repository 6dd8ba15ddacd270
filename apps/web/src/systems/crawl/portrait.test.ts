import { expect, test } from 'vitest';
import { portraitOf } from './portrait.ts';

test('a hero has the face of its origin in its career, else of its origin, else of its career', () => {
  const pictures: Readonly<Record<string, string>> = { nains: 'D', 'nains-croise': 'H', croise: 'C' };
  const face = (origin: string, ...careers: string[]) => portraitOf({ origin, careers }, (name) => pictures[name]);
  expect(face('nains', 'croise')).toBe('H');
  expect(face('nains', 'berserker')).toBe('D');
  expect(face('imperiaux', 'croise')).toBe('C');
  expect(face('imperiaux')).toBeUndefined();
});
