/** The little of IndexedDB that is needed, as promises: records of one kind, newest last in their index. */
export interface Records<T> {
  read(id: string): Promise<T | undefined>;
  /** Newest first. */
  list(): Promise<T[]>;
  write(record: T): Promise<void>;
  delete(id: string): Promise<void>;
}

interface Opening {
  readonly name: string;
  readonly version: number;
  /** Each holds records by `id`, sorted by `updated`; one that is missing is made when the version grows. */
  readonly stores: readonly string[];
}

/** A database opened on first use; a failed or lost connection is opened again on the next. */
export function database({ name, version, stores }: Opening): <T>(store: string) => Records<T> {
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
  return <T>(store: string): Records<T> => {
    /** Runs one request and waits until it is committed. */
    const run = async <R>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<R>): Promise<R> => {
      const transaction = (await connect()).transaction(store, mode);
      return new Promise((resolve, reject) => {
        const request = act(transaction.objectStore(store));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onerror = () => reject(transaction.error);
        transaction.onabort = () => reject(transaction.error);
        // Committed at once: a page closed right after a decision would otherwise drop it.
        transaction.commit();
      });
    };
    return {
      read: (id) => run<T | undefined>('readonly', (s) => s.get(id)),
      // Not through the index, which leaves out a damaged record that says no time.
      list: async () => (await run<T[]>('readonly', (s) => s.getAll())).sort((a, b) => timeOf(b) - timeOf(a)),
      write: async (record) => {
        await run('readwrite', (s) => s.put(record));
      },
      delete: (id) => run<undefined>('readwrite', (s) => s.delete(id)),
    };
  };
}

const timeOf = (record: unknown): number => Number((record as { updated?: unknown } | null)?.updated) || 0;
