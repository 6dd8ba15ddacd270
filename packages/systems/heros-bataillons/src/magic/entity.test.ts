import { expect, test } from 'vitest';
import { artIds, inFight } from '../../testing/index.ts';

test('[HB-MAG-37] [HB-SCH-06] a Sacrée entity heals the wounded of its zone and side, and nobody else', () => {
  const entity = {
    kind: 'invoque',
    side: 'heros',
    seat: 0,
    commander: 'h1',
    tags: ['entite', 'sacree', 'mineur'],
  } as const;
  const hurt = { now: { end: 1 } };
  const state = inFight({
    heroes: [{}, hurt, { ...hurt, zone: 'b' }, { ...hurt, status: 'mort' }, { ...hurt, status: 'coma' }],
    foes: [entity, hurt],
  });
  expect(artIds(state, 'e1')).toEqual(['soigner-h2', 'soigner-h5']);
});
