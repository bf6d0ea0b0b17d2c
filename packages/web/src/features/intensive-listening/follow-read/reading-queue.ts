import { ApiError } from '@ninefold/contract/client';
import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { api } from '#lib/api.ts';
import { pieceQueue, type Sent } from '#platform/recorder/piece-queue.ts';
import { type KeptPiece, openPieceStore, type PieceStore } from '#platform/recorder/piece-store.ts';

/** The sentence a recording is a reading of. */
export type ReadingOf = { paperId: number; order: number };
export type ReadingPiece = KeptPiece<ReadingOf>;

const STORED_AS = 'ninefold-readings';
const KEPT_MS = 7 * 86_400_000;

type Listener = {
  onFinished: (of: ReadingOf, score: SentenceScore) => void;
  onRefused: (of: ReadingOf | null, error: unknown) => void;
};

/** The readings of one learner on this device. The key of each begins with whose it is: others may log in here. */
export async function openReadingQueue(userId: number, listener: Listener) {
  const whole = await openPieceStore<ReadingOf>(STORED_AS);
  for (const { key, seq, at } of await whole.all()) if (at < Date.now() - KEPT_MS) await whole.remove(key, seq);
  const store = ownPieces(whole, `${userId}.`);
  const queue = pieceQueue<ReadingOf, SentenceScore>({ store, send, ...listener });
  return {
    ...queue,
    keyOf: (id: string) => `${userId}.${id}`,
    discard: async (key: string) => {
      for (const piece of await store.all()) if (piece.key === key) await store.remove(key, piece.seq);
    },
    /** Sentences whose reading waits for the network. */
    waiting: async (paperId: number): Promise<number[]> =>
      (await store.all()).flatMap(({ about }) => (about?.paperId === paperId ? [about.order] : [])),
  };
}
export type ReadingQueue = Awaited<ReturnType<typeof openReadingQueue>>;

const ownPieces = (store: PieceStore<ReadingOf>, prefix: string): PieceStore<ReadingOf> => ({
  ...store,
  all: async () => (await store.all()).filter(({ key }) => key.startsWith(prefix)),
});

async function send({ key, seq, wav, about }: ReadingPiece): Promise<Sent<SentenceScore>> {
  try {
    if (about === null) {
      await api.recording.addPiece({ key, seq }, wav);
      return { is: 'taken' };
    }
    const { paperId, order } = about;
    return { is: 'taken', answer: await api.listening.scoreSentence({ id: paperId, order, key, seq }, wav) };
  } catch (error) {
    return isAway(error) ? { is: 'away' } : { is: 'refused', error };
  }
}

/** No answer, a session that ended, too many requests or a server in trouble: later it may work. */
const isAway = (error: unknown): boolean =>
  error instanceof ApiError && (error.error === 'network' || [401, 429].includes(error.code) || error.code >= 500);
