import { type OddsSummary, option } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { groupsOf } from './groups.ts';

const worth = (chance: number): OddsSummary => ({ prospects: [{ label: 'touche', chance }], resources: [], aims: [] });

test('options worth the same share a row, in the order of the question; those not worked out yet have none', () => {
  const options = ['un', 'deux', 'trois', 'quatre'].map((id) => option(id, id));
  const [one, two, three] = options;
  const known = new Map([
    [three!, worth(0.5)],
    [one!, worth(0.5)],
    [two!, worth(0.25)],
  ]);
  expect(groupsOf(options, known).map((group) => group.options.map(({ id }) => id))).toEqual([
    ['un', 'trois'],
    ['deux'],
  ]);
});
