import type { Board } from '@souterrain/crawl';
import { startBoard } from '@souterrain/crawl/exploration';
import { Grid, signatureOf } from '@souterrain/crawl/movement';
import { cellAt } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { attentionDonjon } from '../system.ts';

const fresh = (): Board => startBoard(attentionDonjon, attentionDonjon.content.scenarios['le-nid']!);

describe('surveys', () => {
  test('boards that lie alike are surveyed once', () => {
    expect(attentionDonjon.content.surveys.of(fresh())).toBe(attentionDonjon.content.surveys.of(fresh()));
  });

  test('a door that opens, a thing put down, a room elsewhere is another geometry', () => {
    const board = fresh();
    const [door, ...doors] = board.doors;
    const [room] = board.rooms;
    const cell = [...attentionDonjon.content.surveys.of(board).plan.squares.keys()][0]!;
    const others: Board[] = [
      { ...board, doors: [{ ...door!, status: 'ouverte' }, ...doors] },
      { ...board, doors: [{ ...door!, status: 'ouverte', joins: cell }, ...doors] },
      { ...board, changes: { [cell]: 'pilier' } },
      { ...board, changes: { [cell]: null } },
      { ...board, rooms: [{ ...room!, x: 1 }] },
      { ...board, rooms: [{ ...room!, quarters: 1 }] },
    ];
    const signatures = [board, ...others].map(signatureOf);
    expect(new Set(signatures).size).toBe(signatures.length);
  });

  test('rooms drawn for one game are not shared with others', () => {
    expect(signatureOf({ ...fresh(), drawn: {} })).toBeUndefined();
  });
});

test('the grid numbers every square of the rectangle, and none outside', () => {
  const grid = new Grid([cellAt(-2, -1), cellAt(3, 4)]);
  expect(grid.size).toBe(36);
  expect([cellAt(-2, -1), cellAt(3, -1), cellAt(-2, 0), cellAt(3, 4)].map((c) => grid.at(c))).toEqual([0, 5, 6, 35]);
  expect([cellAt(-3, 0), cellAt(4, 0), cellAt(0, -2), cellAt(0, 5), -1].map((c) => grid.at(c))).toEqual(
    Array(5).fill(-1),
  );
});

describe('marks', () => {
  const survey = attentionDonjon.content.surveys.of(fresh());
  const { marks } = survey;
  const [one, other] = [...survey.plan.squares.keys()].map((cell) => survey.ground(cell));

  test('a square is reached once, never when it is taken, and anew after a wipe', () => {
    marks.wipe();
    marks.take(one!);
    expect([marks.reach(one!), marks.reach(other!), marks.reach(other!)]).toEqual([false, true, false]);
    expect([marks.isTaken(one!), marks.isReached(other!)]).toEqual([true, true]);
    marks.wipe();
    expect([marks.isTaken(one!), marks.isReached(other!), marks.reach(one!)]).toEqual([false, false, true]);
  });

  test('walks are apart from what is reached', () => {
    marks.wipe();
    marks.leave();
    marks.reach(one!);
    expect([marks.enter(one!), marks.enter(one!)]).toEqual([true, false]);
    marks.leave();
    expect(marks.enter(one!)).toBe(true);
  });
});
