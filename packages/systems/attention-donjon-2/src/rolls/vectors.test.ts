import { expect, test } from 'vitest';
import { foretold, played } from '../../testing/figures.ts';
import { rulesWith } from '../../testing/vectors.ts';

test.each(rulesWith('roll'))('the rolls of %s', (id) => {
  expect(played(id, 'roll')).toEqual(foretold(id, 'roll'));
});
