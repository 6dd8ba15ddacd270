import { expect, test } from 'vitest';
import { EDITIONS } from '../editions.ts';
import { USUAL } from '../scene.ts';
import { arenaOf } from './arena.ts';

test.each(EDITIONS)('an archer of %s goes in with the bow, a berserker keeps the axe', (edition) => {
  const state = arenaOf(edition, { ...USUAL, party: ['felis-berserker', 'sylvae-traqueur'] }).setup({
    seats: [],
    variants: {},
  });
  const held = state.figures.map(({ hero }) =>
    hero!.sheet.items.filter(({ hands }) => hands !== undefined).map(({ base }) => base),
  );
  expect(held).toEqual([['arme-a-deux-mains'], ['arc-court']]);
});
