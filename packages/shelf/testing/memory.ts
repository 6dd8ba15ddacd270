import { type Change, idOf, type Kept, lostAmong, type Records, written } from '../src/index.ts';

/** Records that are kept nowhere: the contract and nothing else. */
export function memoryRecords<T extends Kept>(...kept: readonly T[]): Records<T> {
  const records = new Map(kept.map((record) => [record.id, record]));
  return {
    read: async (id) => records.get(id),
    list: async () => [...records.values()],
    commit: async (changes: readonly Change<T>[]) => {
      const lost = lostAmong(changes, (id) => records.get(id));
      if (lost) return lost;
      for (const change of changes)
        if ('put' in change) records.set(idOf(change), written(change));
        else records.delete(change.remove);
      return undefined;
    },
  };
}

/** A shelf over some records, for tests: nobody else reaches it, and it never waits. */
export const aloneWith = <T extends Kept>(records: Records<T>) => ({
  records,
  leases: { take: async () => undefined },
  slips: { note: () => undefined, read: () => undefined, drop: () => undefined },
  newId: numbered(),
  whenLate: () => () => undefined,
  why: () => 'unavailable' as const,
});

const numbered = () => {
  let n = 0;
  return () => `autre-${++n}`;
};
