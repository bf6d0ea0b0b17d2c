/** Pieces of recordings on this device until the server has them. */
export type KeptPiece<About> = {
  /** The recording; its pieces are counted from 0. */
  key: string;
  seq: number;
  wav: Blob;
  /** Of the last piece: what the recording is for. */
  about: About | null;
  at: number;
  /** Said by a guest: it goes to the account the guest becomes. */
  guest?: boolean;
  /** The server has it; it lies here until the recording is whole there. */
  sent?: boolean;
  /** The learner from whom the server did not take the recording. */
  refused?: number;
};

export type PieceStore<About> = {
  put(piece: KeptPiece<About>): Promise<void>;
  /** Oldest recording first, each in its order. */
  all(): Promise<KeptPiece<About>[]>;
  remove(key: string, seq: number): Promise<void>;
};

const STORE = 'pieces';

/** What the device could not keep, until the page is left. By the store's name: it outlives whoever opened the store. */
const spares = new Map<string, PieceStore<unknown>>();

/** In IndexedDB; in a browser without it, or on a full disk, in memory, which a reload does not survive. */
export async function openPieceStore<About>(name: string, onFull = () => {}): Promise<PieceStore<About>> {
  const db = await open(name).catch(() => null);
  const spare = (spares.get(name) as PieceStore<About> | undefined) ?? memoryStore<About>();
  spares.set(name, spare);
  return db ? withSpare(storeIn<About>(db), spare, onFull) : spare;
}

/** A piece that the disk refuses lies in the spare store: nothing that was said is lost, and nobody waits for ever. */
export function withSpare<About>(
  disk: PieceStore<About>,
  spare: PieceStore<About>,
  onFull = () => {},
): PieceStore<About> {
  const spared = (piece: KeptPiece<About>) => {
    onFull();
    return spare.put(piece);
  };
  return {
    put: (piece) => disk.put(piece).catch(() => spared(piece)),
    all: async () => inOrder([...(await disk.all().catch(() => [])), ...(await spare.all())]),
    async remove(key, seq) {
      await spare.remove(key, seq);
      // A piece that stays behind is sent again, and the server knows it.
      await disk.remove(key, seq).catch(() => {});
    },
  };
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: ['key', 'seq'] });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error('another tab holds an older store open'));
  });
}

function storeIn<About>(db: IDBDatabase): PieceStore<About> {
  db.onversionchange = () => db.close();
  const done = (mode: IDBTransactionMode, act: (store: IDBObjectStore) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const transaction = db.transaction(STORE, mode);
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      act(transaction.objectStore(STORE));
    });
  return {
    put: (piece) => done('readwrite', (store) => store.put(piece)),
    remove: (key, seq) => done('readwrite', (store) => store.delete([key, seq])),
    async all() {
      let rows: KeptPiece<About>[] = [];
      await done('readonly', (store) => {
        const asked = store.getAll();
        asked.onsuccess = () => {
          rows = asked.result as KeptPiece<About>[];
        };
      });
      return inOrder(rows);
    },
  };
}

export function memoryStore<About>(): PieceStore<About> {
  const kept = new Map<string, KeptPiece<About>>();
  return {
    put: async (piece) => void kept.set(`${piece.key} ${piece.seq}`, piece),
    remove: async (key, seq) => void kept.delete(`${key} ${seq}`),
    all: async () => inOrder([...kept.values()]),
  };
}

function inOrder<About>(pieces: KeptPiece<About>[]): KeptPiece<About>[] {
  const began = new Map<string, number>();
  for (const { key, at } of pieces) began.set(key, Math.min(at, began.get(key) ?? at));
  return pieces.sort((a, b) => (began.get(a.key) ?? 0) - (began.get(b.key) ?? 0) || a.seq - b.seq);
}
