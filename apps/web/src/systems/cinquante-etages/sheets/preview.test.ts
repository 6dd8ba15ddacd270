import type { C50View, HeroView } from '@souterrain/cinquante-etages';
import { type OfferedDecision, option } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { previewOf } from './preview.ts';

const side = 4;
const view = (left: number, variants: object = {}) =>
  ({
    variants: { cornerRule: 'closed', webCost: 'entry', fog: 'off', ...variants },
    heroes: [{ seat: 0, floor: 1, cell: 0 } as HeroView],
    floor: { number: 1, side, cells: '.'.repeat(side * side), creatures: {} },
    active: 0,
    move: { seat: 0, result: left, left, direction: null },
    fight: null,
  }) as unknown as C50View;
const asked = { kind: 'ask', id: 'direction', seat: 0, options: [] } as unknown as OfferedDecision;

test('[C50-MOVE-12][C50-MOVE-13] a run into a wall shows where it stops and every way it may go on', () => {
  const preview = previewOf(view(6), asked, option('est', 'est'))!;
  expect(preview.first.run).toMatchObject({ cells: [1, 2, 3], left: 3 });
  expect(preview.bounces.map(({ run }) => run.cells)).toEqual([
    [7, 11, 15],
    [2, 1, 0],
  ]);
});

test('[C50-MOVE-10] a run that ends in the open has no bounce', () => {
  expect(previewOf(view(2), asked, option('est', 'est'))).toMatchObject({ first: { run: { left: 0 } }, bounces: [] });
});

test('[C50-Q-07] in the fog only the first square is shown', () => {
  const preview = previewOf(view(6, { fog: 'on' }), asked, option('est', 'est'))!;
  expect(preview.first.run.cells).toEqual([1]);
  expect(preview.bounces).toEqual([]);
});

test('an option that is no direction has no preview', () => {
  expect(previewOf(view(6), { ...asked, id: 'fontaine' }, option('boire', true))).toBeUndefined();
});
