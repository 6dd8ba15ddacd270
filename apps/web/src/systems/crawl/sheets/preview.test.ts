import { on, type Scene, scene } from '@souterrain/attention-donjon/testing';
import type { CrawlView } from '@souterrain/crawl';
import { xOf, yOf } from '@souterrain/dungeon';
import { option } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { actorOf, shotOf, walkOf } from './preview.ts';

const ROWS = ['aaabbbccc', 'aaabbbccc', 'aaabbbccc'];
const drawing = ['.'.repeat(11), ...ROWS.map((row) => `.${row}.`), '.'.repeat(11)].join('\n');
const given = (what: Scene) => on(scene({ drawing, ...what }));
const move = (x: number, y: number, esquive = 'aucune') =>
  option(`case-${x}-${y}`, null, { label: 'se-deplacer', params: { esquive }, at: { cell: [x, y] } });
const written = (cells: readonly number[]) => cells.map((cell) => `${xOf(cell)};${yOf(cell)}`);

test('[AD1-MOVE-05][AD1-MOVE-11] a movement shows its squares, and how many movements lead to each', () => {
  const g = given({ heroes: [{ at: [0, 1] }] });
  const walk = walkOf(g, g.state.figures[0]!, move(3, 1))!;
  expect(written(walk.path)).toEqual(['0;1', '1;1', '2;1', '3;1']);
  const costs = new Map(walk.reach.map(({ cell, movements }) => [written([cell])[0], movements]));
  expect([costs.get('2;2'), costs.get('5;0'), costs.get('6;0'), costs.get('0;1')]).toEqual([
    1,
    1,
    undefined,
    undefined,
  ]);
  expect(walk.threats).toEqual([]);
});

test('[AD1-DODGE-02][AD1-DODGE-10] those who hold the zone are shown, and apart those in contact, who strike', () => {
  const creatures = [
    [1, 0],
    [0, 2],
    [3, 0],
    [8, 2],
  ].map(([x, y]) => ({ id: 'orque', at: [x!, y!] as const }));
  const g = given({ heroes: [{ at: [2, 0] }], creatures });
  const { threats, dodge } = walkOf(g, g.state.figures[0]!, move(4, 0, 'difficile'))!;
  expect(dodge).toBe('difficile');
  expect(threats.map(({ figure, strikes }) => [figure.id, strikes])).toEqual([
    ['orque-1', true],
    ['orque-2', false],
    ['orque-3', true],
  ]);
});

test('[AD1-COMBAT-14] a shot shows the squares it crosses and counts the zones in between', () => {
  const g = given({ heroes: [{ at: [0, 0], items: ['arc-court'] }], creatures: [{ id: 'orque', at: [8, 0] }] });
  const shot = shotOf(
    g,
    g.state.figures[0]!,
    option('x', null, { params: { attack: 'arc-court' }, at: { figure: 'orque-1' } }),
  )!;
  expect(shot).toMatchObject({ zones: 1, covered: false });
  expect(written(shot.crossed)).toEqual(['1;0', '2;0', '3;0', '4;0', '5;0', '6;0', '7;0']);
});

test('whoever a question is about would act, otherwise the hero of the seat', () => {
  const g = given({ heroes: [{}, {}], creatures: [{ id: 'orque', at: [8, 2] }] });
  const asked = { kind: 'ask', id: 'x', seat: 1, rule: '', prompt: '', options: [], min: 1, max: 1 } as never;
  const view = g.state as unknown as CrawlView;
  expect(actorOf(view, asked)?.id).toBe('h2');
  expect(actorOf(view, { ...(asked as object), params: { figure: 'orque-1' } } as never)?.id).toBe('orque-1');
});
