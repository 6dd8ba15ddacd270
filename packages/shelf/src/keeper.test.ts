import { expect, test } from 'vitest';
import { Keeper, type KeptState, type Lost, type Slip } from './index.ts';

interface Thing {
  readonly id: string;
  readonly moves: number;
  readonly rev?: `${number} ${string}` | undefined;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A keeper whose writes end when the test says so. */
function keeping() {
  const asked: number[] = [];
  const ends: { won(): void; lost(stands: Thing | undefined): void; failed(error: unknown): void }[] = [];
  const states: KeptState[] = [];
  const slips = new Map<string, Slip<Thing>>();
  let late: (() => void) | undefined;
  const keeper = new Keeper<Thing>({
    by: 'moi',
    over: undefined,
    records: {
      commit: ([change]) => {
        if (change && 'put' in change) asked.push(change.put.moves);
        return new Promise<Lost<Thing> | undefined>((resolve, reject) => {
          ends.push({
            won: () => resolve(undefined),
            lost: (stands) => resolve({ id: 'partie', stands }),
            failed: reject,
          });
        });
      },
    },
    slips: {
      note: (slip) => slips.set(slip.record.id, slip),
      read: (id) => slips.get(id),
      drop: (id) => slips.delete(id),
    },
    onState: (state) => states.push(state),
    whenLate: (call) => {
      late = call;
      return () => {
        late = undefined;
      };
    },
    why: (error) => (error === 'full' ? 'full' : 'unavailable'),
  });
  const keep = (moves: number) => keeper.keep({ id: 'partie', moves });
  return { keeper, keep, asked, ends, states, slips, wait: () => late?.() };
}

test('one write at a time, and only the latest of those that wait', async () => {
  const { keep, asked, ends, keeper } = keeping();
  for (const moves of [1, 2, 3]) keep(moves);
  expect(asked).toEqual([1]);
  ends[0]!.won();
  await settled();
  expect(asked).toEqual([1, 3]);
  expect(keeper.state).toBe('saving');
  ends[1]!.won();
  await settled();
  expect(keeper.state).toBe('saved');
});

test('a full device and a closed one are told apart, and the next decision tries again', async () => {
  const { keep, ends, states } = keeping();
  keep(1);
  ends[0]!.failed('full');
  await settled();
  keep(2);
  ends[1]!.failed('closed');
  await settled();
  keep(3);
  ends[2]!.won();
  await settled();
  expect(states).toEqual(['full', 'unavailable', 'saved']);
});

test('a store that does not answer is said not to, until it does', async () => {
  const { keep, ends, states, wait } = keeping();
  keep(1);
  wait();
  expect(states).toEqual(['silent']);
  ends[0]!.won();
  await settled();
  expect(states).toEqual(['silent', 'saved']);
});

test('whoever loses is told, and writes nothing more', async () => {
  const { keep, ends, asked, states } = keeping();
  keep(1);
  keep(2);
  ends[0]!.lost({ id: 'partie', moves: 9, rev: '1 autrui.1' });
  await settled();
  keep(3);
  expect(states).toEqual(['elsewhere']);
  expect(asked).toEqual([1]);
});

test('what was deleted meanwhile does not come back', async () => {
  const { keep, ends, states } = keeping();
  keep(1);
  ends[0]!.lost(undefined);
  await settled();
  expect(states).toEqual(['gone']);
});

test('a write that failed and was taken all the same is known again by its name', async () => {
  const { keep, ends, asked, keeper } = keeping();
  keep(1);
  ends[0]!.failed('nobody knows');
  await settled();
  keep(2);
  ends[1]!.lost({ id: 'partie', moves: 1, rev: '1 moi.1' });
  await settled();
  expect(asked).toEqual([1, 2, 2]);
  ends[2]!.won();
  await settled();
  expect(keeper.state).toBe('saved');
});

test('what is asked to be kept is noted at once, until it is said to be', async () => {
  const { keep, ends, slips } = keeping();
  keep(1);
  keep(2);
  expect(slips.get('partie')).toMatchObject({ record: { moves: 2 }, over: undefined, by: 'moi' });
  ends[0]!.won();
  await settled();
  expect(slips.size).toBe(1);
  ends[1]!.won();
  await settled();
  expect(slips.size).toBe(0);
});
