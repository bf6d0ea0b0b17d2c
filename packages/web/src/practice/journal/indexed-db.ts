import type { Entry } from './entry.ts';
import type { JournalStore } from './store.ts';

const NAMES = { answers: 'ninefold-journal', essays: 'ninefold-essays' } as const;
const VERSION = 1;
const ENTRIES = 'entries';
/** Its name on the disk since the first version of the page: under another one, drafts kept there would be lost. */
const ANNOTATIONS = 'work';

type Row = Entry & { attempt: number };

/** Opened before the first answer, so that every later write is requested in the very tick in which the answer is given. */
export function openIndexedDb(name: keyof typeof NAMES): Promise<JournalStore> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAMES[name], VERSION);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(ENTRIES, { keyPath: ['attempt', 'seq'] });
      opening.result.createObjectStore(ANNOTATIONS);
    };
    opening.onsuccess = () => resolve(storeIn(opening.result));
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error('another tab holds an older journal open'));
  });
}

function storeIn(db: IDBDatabase): JournalStore {
  // A newer version of the page may want to change the stores; this tab must not block it.
  db.onversionchange = () => db.close();
  return {
    attempts: async () => {
      const keys = await asked<[number, number][]>(db, ENTRIES, 'readonly', (store) => store.getAllKeys());
      return [...new Set(keys.map(([attempt]) => attempt))];
    },
    entries: async (attempt) => {
      const rows = await asked<Row[]>(db, ENTRIES, 'readonly', (store) => store.getAll(ofAttempt(attempt)));
      return rows.map(({ attempt: _, ...entry }) => entry);
    },
    put: (attempt, entry) => done(db, ENTRIES, (store) => store.put({ ...entry, attempt } satisfies Row)),
    remove: (attempt, entries) =>
      done(db, ENTRIES, (store) => {
        for (const { seq } of entries) store.delete([attempt, seq]);
      }),
    annotations: (attempt) => asked<unknown>(db, ANNOTATIONS, 'readonly', (store) => store.get(attempt)),
    putAnnotations: (attempt, annotations) =>
      done(db, ANNOTATIONS, (store) =>
        annotations === undefined ? store.delete(attempt) : store.put(annotations, attempt),
      ),
    forget: async (attempt) => {
      await done(db, ENTRIES, (store) => store.delete(ofAttempt(attempt)));
      await done(db, ANNOTATIONS, (store) => store.delete(attempt));
    },
  };
}

const ofAttempt = (attempt: number) => IDBKeyRange.bound([attempt, 0], [attempt, Number.MAX_SAFE_INTEGER]);

function asked<Value>(
  db: IDBDatabase,
  name: string,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const request = ask(db.transaction(name, mode).objectStore(name));
    request.onsuccess = () => resolve(request.result as Value);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves when the transaction is complete: only then is the change on the disk. */
function done(db: IDBDatabase, name: string, change: (store: IDBObjectStore) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    // A closed database throws here, which rejects the promise like any other failure.
    const transaction = db.transaction(name, 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
    change(transaction.objectStore(name));
  });
}
