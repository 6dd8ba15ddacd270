/** The little of IndexedDB that is needed, as promises. */
export interface Database {
  /** Runs requests on a store and waits until they are committed. */
  run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T>;
}

interface Opening {
  readonly name: string;
  readonly version: number;
  readonly store: string;
  upgrade(db: IDBDatabase): void;
}

/** A database opened on first use; a failed or lost connection is opened again on the next. */
export function database({ name, version, store, upgrade }: Opening): Database {
  let connection: Promise<IDBDatabase> | undefined;
  const forget = () => {
    connection = undefined;
  };
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => upgrade(request.result);
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
  return {
    run: async (mode, act) => {
      const transaction = (await connect()).transaction(store, mode);
      return new Promise((resolve, reject) => {
        const request = act(transaction.objectStore(store));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onerror = () => reject(transaction.error);
        transaction.onabort = () => reject(transaction.error);
        // Committed at once: a page closed right after a decision would otherwise drop it.
        transaction.commit();
      });
    },
  };
}
