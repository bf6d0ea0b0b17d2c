import type { KeptPiece, PieceStore } from './piece-store.ts';

/** How a piece fared: taken; the network is away; or refused for good, so that its recording is given up. */
export type Sent<Answer> = { is: 'taken'; answer?: Answer } | { is: 'away' } | { is: 'refused'; error: unknown };

type Tools<About, Answer> = {
  store: PieceStore<About>;
  send: (piece: KeptPiece<About>) => Promise<Sent<Answer>>;
  /** The last piece of a recording was taken. */
  onFinished: (about: About, answer: Answer) => void;
  onRefused: (about: About | null, error: unknown) => void;
};

/**
 * Sends pieces in their order, one at a time, each until the server has it: then it leaves the device. Without a network
 * they wait; what a reload finds is sent on. A piece whose answer got lost is sent again, and the server knows it.
 */
export function pieceQueue<About, Answer>({ store, send, onFinished, onRefused }: Tools<About, Answer>) {
  let running: Promise<void> | null = null;
  let again = false;

  /** Tells when nothing can be sent for now. */
  function flush(): Promise<void> {
    again = true;
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  }

  async function work(): Promise<void> {
    while (again) {
      again = false;
      const given = new Set<string>();
      for (const piece of await store.all()) {
        if (given.has(piece.key)) continue;
        const sent = await send(piece);
        if (sent.is === 'away') return;
        if (sent.is === 'refused') {
          given.add(piece.key);
          await giveUp(piece, sent.error);
          continue;
        }
        await store.remove(piece.key, piece.seq);
        if (piece.about !== null && sent.answer !== undefined) onFinished(piece.about, sent.answer);
      }
    }
  }

  async function giveUp({ key }: KeptPiece<About>, error: unknown): Promise<void> {
    const pieces = (await store.all()).filter((one) => one.key === key);
    for (const { seq } of pieces) await store.remove(key, seq);
    onRefused(pieces.at(-1)?.about ?? null, error);
  }

  return {
    flush,
    async add(piece: KeptPiece<About>): Promise<void> {
      await store.put(piece);
      await flush();
    },
    /** Recordings that were cut off by a reload have no last piece: nobody knows what they were for. */
    async forgetUnfinished(): Promise<void> {
      const all = await store.all();
      const finished = new Set(all.filter(({ about }) => about !== null).map(({ key }) => key));
      for (const { key, seq } of all) if (!finished.has(key)) await store.remove(key, seq);
    },
  };
}
