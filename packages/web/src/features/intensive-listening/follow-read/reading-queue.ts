import { ApiError } from '@ninefold/contract/client';
import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { api } from '#lib/api.ts';
import { pieceQueue, type Sent } from '#platform/recorder/piece-queue.ts';
import { type KeptPiece, openPieceStore, type PieceStore } from '#platform/recorder/piece-store.ts';
import type { Giver } from '#practice/kept/kept-queue.ts';

/** The sentence a recording is a reading of. `forCard`: it answers a card of the book of mistakes. */
export type ReadingOf = { paperId: number; order: number; forCard?: boolean };
export type ReadingPiece = KeptPiece<ReadingOf>;

const STORED_AS = 'ninefold-readings';
const KEPT_MS = 7 * 86_400_000;

type Listener = {
  onFinished: (of: ReadingOf, score: SentenceScore) => void;
  onRefused: (of: ReadingOf | null, error: unknown) => void;
};

/**
 * The readings of one learner on this device. The key of each begins with whose it is: others may log in here. Those of
 * guests are sent as well, and the server tells whether it was this learner.
 */
export async function openReadingQueue({ id, role }: NonNullable<Giver>, listener: Listener) {
  const whole = await openPieceStore<ReadingOf>(STORED_AS);
  for (const { key, seq, at } of await whole.all()) if (at < Date.now() - KEPT_MS) await whole.remove(key, seq);
  const store = only(whole, (piece) => giverOf(piece) === id || piece.guest === true);
  const queue = pieceQueue<ReadingOf, SentenceScore>({ store, send: (piece) => send(piece, id), ...listener });
  return {
    ...queue,
    add: (piece: ReadingPiece) => queue.add({ ...piece, ...(role === 'tourist' && { guest: true }) }),
    keyOf: (recording: string) => `${id}.${recording}`,
    discard: async (key: string) => {
      for (const piece of await store.all()) if (piece.key === key) await store.remove(key, piece.seq);
    },
    /** Whole readings of this learner that have not got through. */
    waiting: async (): Promise<ReadingOf[]> =>
      (await store.all()).flatMap((piece) => (piece.about && giverOf(piece) === id ? [piece.about] : [])),
  };
}
export type ReadingQueue = Awaited<ReturnType<typeof openReadingQueue>>;

const giverOf = ({ key }: ReadingPiece): number => Number(key.slice(0, key.indexOf('.')));

const only = (store: PieceStore<ReadingOf>, isOurs: (piece: ReadingPiece) => boolean): PieceStore<ReadingOf> => ({
  ...store,
  all: async () => (await store.all()).filter(isOurs),
});

async function send(piece: ReadingPiece, userId: number): Promise<Sent<SentenceScore>> {
  const { key, seq, wav, about } = piece;
  const by = giverOf(piece);
  const which = { key, seq, ...(by !== userId && { by }) };
  try {
    if (about === null) {
      await api.recording.addPiece(which, wav);
      return { is: 'taken' };
    }
    const { paperId, order, forCard } = about;
    const reading = { id: paperId, order, ...which, ...(forCard && { for_card: 1 as const }) };
    return { is: 'taken', answer: await api.listening.scoreSentence(reading, wav) };
  } catch (error) {
    // Somebody else's guest said it: it waits for its owner, or for its time to be over.
    if (by !== userId && error instanceof ApiError && error.code === 403) return { is: 'in_trouble' };
    return whyNot(error);
  }
}

/** No answer, a session that ended or too many requests: later it may work. A server may be in trouble over one alone. */
function whyNot(error: unknown): Sent<SentenceScore> {
  if (!(error instanceof ApiError)) return { is: 'refused', error };
  if (error.error === 'network' || [401, 429].includes(error.code)) return { is: 'away' };
  return error.code >= 500 ? { is: 'in_trouble' } : { is: 'refused', error };
}
