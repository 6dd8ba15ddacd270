import { expect, test } from 'vitest';
import { chapter } from './chapter.ts';

test('a chapter opens once it was brought, and says its name before', () => {
  const town = chapter<{ readonly price: number }>('town');
  expect(() => town.open()).toThrow('town');
  town.bring({ price: 3 });
  expect(town.open().price).toBe(3);
});
