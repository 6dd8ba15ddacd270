import { expect, test } from 'vitest';
import { keeper } from './keeper.ts';
import type { SavedGame } from './store.ts';

const game = (updated: number) => ({ id: 'partie', updated }) as SavedGame;
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('one write at a time, and only the latest of those that wait', async () => {
  const written: number[] = [];
  const finish: (() => void)[] = [];
  const { keep, state } = keeper(({ updated }) => {
    written.push(updated);
    return new Promise((resolve) => finish.push(resolve));
  });
  for (const n of [1, 2, 3]) keep(game(n));
  expect(written).toEqual([1]);
  finish[0]!();
  await settled();
  expect(written).toEqual([1, 3]);
  expect(state.value).toBe('saving');
  finish[1]!();
  await settled();
  expect(state.value).toBe('saved');
});

test('a full device and a closed one are told apart, and the next decision tries again', async () => {
  const errors: unknown[] = [new DOMException('no room', 'QuotaExceededError'), new Error('closed'), undefined];
  const { keep, state } = keeper(() => {
    const error = errors.shift();
    return error === undefined ? Promise.resolve() : Promise.reject(error);
  });
  const seen: string[] = [];
  for (const n of [1, 2, 3]) {
    keep(game(n));
    await settled();
    seen.push(state.value);
  }
  expect(seen).toEqual(['full', 'unavailable', 'saved']);
});

test('a game taken over by another tab is not written again', async () => {
  const written: number[] = [];
  const finish: (() => void)[] = [];
  const { keep, leave, state } = keeper(({ updated }) => {
    written.push(updated);
    return new Promise((resolve) => finish.push(resolve));
  });
  for (const n of [1, 2]) keep(game(n));
  leave();
  keep(game(3));
  finish[0]!();
  await settled();
  expect(written).toEqual([1]);
  expect(state.value).toBe('elsewhere');
});
