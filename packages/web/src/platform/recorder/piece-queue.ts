import type { KeptPiece, PieceStore } from './piece-store.ts';

/**
 * How a piece fared: taken; nobody can be reached; this recording cannot be taken for now, others may; or refused for
 * good, so that its recording is given up.
 */
export type Sent<Answer> =
  | { is: 'taken'; answer?: Answer }
  | { is: 'away' }
  | { is: 'in_trouble' }
  | { is: 'refused'; error: unknown };

/** Nobody speaks for so long: a recording without an end that is older was cut off, not begun in another tab. */
const CUT_OFF_MS = 120_000;

type Tools<About, Answer> = {
  store: PieceStore<About>;
  send: (piece: KeptPiece<About>) => Promise<Sent<Answer>>;
  /** The last piece of a recording was taken. */
  onFinished: (about: About, answer: Answer) => void;
  /** `about` null: it is still being said, so nobody knows yet what it is for. */
  onRefused: (about: About | null, error: unknown, key: string) => void;
  /**
   * The learner whose only copy these are: a recording stays whole on the device until its last piece is taken, and stays
   * when it is refused. Without it a refused recording is given up.
   */
  keepsFor?: number | undefined;
};

/**
 * Sends pieces in their order, one at a time, each until the server has it: then it leaves the device. Without a network
 * they wait; what a reload finds is sent on. A piece whose answer got lost is sent again, and the server knows it.
 */
export function pieceQueue<About, Answer>({ store, send, onFinished, onRefused, keepsFor }: Tools<About, Answer>) {
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
      const pieces = await store.all();
      const refused = new Set(pieces.filter(isRefused).map(({ key }) => key));
      const left = new Set<string>();
      for (const piece of pieces) {
        if (left.has(piece.key) || piece.sent) continue;
        if (refused.has(piece.key)) {
          // Refused while it was still being said: now it is known what it was for.
          if (piece.about !== null && !isRefused(piece)) await giveUp(piece, null);
          continue;
        }
        const sent = await send(piece);
        if (sent.is === 'away') return;
        if (sent.is !== 'taken') left.add(piece.key);
        if (sent.is === 'refused') await giveUp(piece, sent.error);
        if (sent.is !== 'taken') continue;
        await letGo(piece);
        if (piece.about !== null && sent.answer !== undefined) onFinished(piece.about, sent.answer);
      }
    }
  }

  const isRefused = ({ refused }: KeptPiece<About>): boolean => refused !== undefined && refused === keepsFor;
  const piecesOf = async (key: string) => (await store.all()).filter((one) => one.key === key);

  async function letGo(piece: KeptPiece<About>): Promise<void> {
    const { key, seq, about } = piece;
    if (keepsFor === undefined) return store.remove(key, seq);
    const held = await piecesOf(key);
    if (about !== null) for (const one of held) await store.remove(key, one.seq);
    // One that was thrown away while it was on its way must not come back.
    else if (held.some((one) => one.seq === seq)) await store.put({ ...piece, sent: true });
  }

  async function giveUp({ key }: KeptPiece<About>, error: unknown): Promise<void> {
    const pieces = await piecesOf(key);
    const about = pieces.at(-1)?.about ?? null;
    for (const one of pieces)
      if (keepsFor === undefined) await store.remove(key, one.seq);
      else await store.put({ ...one, refused: keepsFor });
    if (about !== null || keepsFor === undefined) onRefused(about, error, key);
  }

  return {
    flush,
    async add(piece: KeptPiece<About>): Promise<void> {
      await store.put(piece);
      await flush();
    },
    /** Recordings that were cut off by a reload have no last piece: nobody knows what they were for. */
    async forgetUnfinished(now: number): Promise<void> {
      const all = await store.all();
      const alive = all.filter(({ about, at }) => about !== null || at > now - CUT_OFF_MS);
      const kept = new Set(alive.map(({ key }) => key));
      for (const { key, seq } of all) if (!kept.has(key)) await store.remove(key, seq);
    },
  };
}
