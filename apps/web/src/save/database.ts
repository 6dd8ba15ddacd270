import { type Change, idOf, type Kept, type Lost, lostAmong, type Records, written } from '@souterrain/shelf';

interface Opening {
  readonly name: string;
  readonly version: number;
  /** Each holds records by `id`, sorted by `updated`; one that is missing is made when the version grows. */
  readonly stores: readonly string[];
}

/** The little of IndexedDB that is needed, as promises: a database opened on first use; a failed or lost connection is opened again on the next. */
export function database({ name, version, stores }: Opening): <T extends Kept>(store: string) => Records<T> {
  let connection: Promise<IDBDatabase> | undefined;
  const forget = () => {
    connection = undefined;
  };
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => {
        const db = request.result;
        for (const store of stores)
          if (!db.objectStoreNames.contains(store))
            db.createObjectStore(store, { keyPath: 'id' }).createIndex('updated', 'updated');
      };
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const db = request.result;
        db.onclose = forget;
        // Another tab wants a newer version of the database: let it through rather than block it.
        db.onversionchange = () => {
          db.close();
          forget();
        };
        resolve(db);
      };
    });
  const connect = () => {
    connection ??= open().catch((error: unknown) => {
      forget();
      throw error;
    });
    return connection;
  };
  return <T extends Kept>(store: string): Records<T> => {
    /** Runs a transaction to its end: what `act` gives counts once it is committed. */
    const run = async <R>(
      mode: IDBTransactionMode,
      act: (store: IDBObjectStore, end: (last: () => R) => void) => void,
    ) => {
      const transaction = (await connect()).transaction(store, mode, { durability: 'strict' });
      return new Promise<R>((resolve, reject) => {
        let result: R;
        act(transaction.objectStore(store), (last) => {
          try {
            result = last();
            transaction.commit();
          } catch (error) {
            reject(error);
            transaction.abort();
          }
        });
        transaction.oncomplete = () => resolve(result);
        transaction.onerror = () => reject(transaction.error);
        transaction.onabort = () => reject(transaction.error);
      });
    };
    const ask = <R>(act: (store: IDBObjectStore) => IDBRequest<R>) =>
      run<R>('readonly', (records, end) => {
        const request = act(records);
        request.onsuccess = () => end(() => request.result);
      });
    return {
      read: (id) => ask<T | undefined>((records) => records.get(id)),
      // Not through the index, which leaves out a damaged record that says no time.
      list: async () => (await ask<T[]>((records) => records.getAll())).sort((a, b) => timeOf(b) - timeOf(a)),
      commit: (changes) => run<Lost<T> | undefined>('readwrite', (records, end) => replace(records, changes, end)),
    };
  };
}

function make<T extends Kept>(records: IDBObjectStore, change: Change<T>): void {
  if ('put' in change) records.put(written(change));
  else records.delete(change.remove);
}

/** Reads what stands, and changes it only if it is what every change was made over. */
function replace<T extends Kept>(
  records: IDBObjectStore,
  changes: readonly Change<T>[],
  end: (last: () => Lost<T> | undefined) => void,
): void {
  const standing = new Map<string, T | undefined>();
  for (const id of changes.map(idOf)) {
    const request: IDBRequest<T | undefined> = records.get(id);
    request.onsuccess = () => {
      standing.set(id, request.result);
      if (standing.size < changes.length) return;
      end(() => {
        const lost = lostAmong(changes, (one) => standing.get(one));
        if (!lost) for (const change of changes) make(records, change);
        return lost;
      });
    };
  }
}

const timeOf = (record: unknown): number => Number((record as { updated?: unknown } | null)?.updated) || 0;
