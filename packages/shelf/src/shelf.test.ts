import { expect, test } from 'vitest';
import { aloneWith, memoryRecords, runSchedule } from '../testing/index.ts';
import { type Kept, Shelf, type Slip } from './index.ts';

const SEEDS = 3_000;

test('whatever happens to the tabs of one browser, what was said to be kept is there once', async () => {
  let acknowledged = 0;
  for (let seed = 0; seed < SEEDS; seed++) {
    const ran = await runSchedule(`${seed}`);
    acknowledged += ran.acknowledged;
    expect(ran, `seed ${seed}`).toMatchObject({ lost: 0, duplicated: 0, deadEnds: 0 });
  }
  expect(acknowledged).toBeGreaterThan(SEEDS);
});

interface Thing extends Kept {
  readonly name: string;
}

const shelfWith = (...kept: readonly Thing[]) => new Shelf<Thing>(aloneWith(memoryRecords<Thing>(...kept)));
const namesOn = async (shelf: Shelf<Thing>) => (await shelf.list()).map(({ name }) => name);

test('what is taken in beside something of its id gets another', async () => {
  const shelf = shelfWith({ id: 'a', name: 'avant' });
  expect(await shelf.add({ id: 'a', name: 'venu' })).not.toBe('a');
  expect(await shelf.add({ id: 'b', name: 'autre' })).toBe('b');
  expect(await namesOn(shelf)).toEqual(['avant', 'venu', 'autre']);
});

test('what has changed since it was read is not taken away', async () => {
  const shelf = shelfWith({ id: 'a', name: 'avant' });
  const [read] = await shelf.list();
  await shelf.replace({ id: 'a', name: 'après' });
  expect(await shelf.remove(read!)).toMatchObject({ stands: { name: 'après' } });
  expect(await shelf.remove((await shelf.read('a'))!)).toBeUndefined();
  expect(await namesOn(shelf)).toEqual([]);
});

test('what takes the place of others does so in one write', async () => {
  const shelf = shelfWith({ id: 'a', name: 'vieux' }, { id: 'b', name: 'autre' });
  await shelf.replace({ id: 'c', name: 'neuf' }, ({ name }) => name === 'vieux');
  expect(await namesOn(shelf)).toEqual(['autre', 'neuf']);
});

test.each([
  ['the write was not taken', '1 moi.1', 'suite'],
  ['it was', '2 moi.2', 'suite'],
  ['somebody else wrote meanwhile', '2 autrui.1', 'avant'],
] as const)('a slip is read again where it follows what stands: %s', async (_, rev, name) => {
  const slip: Slip<Thing> = { record: { id: 'a', name: 'suite' }, over: '1 moi.1', by: 'moi' };
  const parts = aloneWith(memoryRecords<Thing>({ id: 'a', name: 'avant', rev }));
  const shelf = new Shelf<Thing>({ ...parts, slips: { ...parts.slips, read: () => slip } });
  const opened = await shelf.open('a', () => undefined);
  expect(opened?.record.name).toBe(name);
});
