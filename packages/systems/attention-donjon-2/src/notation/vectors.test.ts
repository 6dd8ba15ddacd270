import { expect, test } from 'vitest';
import { readingsOf, statedBy } from '../../testing/stated.ts';
import { rulesWith } from '../../testing/vectors.ts';

test.each(rulesWith('parse'))('the lines of %s read as the catalogue says', (id) => {
  expect(readingsOf(id)).toEqual(statedBy(id));
});
