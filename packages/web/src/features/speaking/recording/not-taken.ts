import { openPieceStore } from '#platform/recorder/piece-store.ts';
import { joinedWav } from '#platform/recorder/wav.ts';
import { ANSWERS_STORED_AS, type AnswerOf } from './answer-of.ts';

/** An answer that the server did not take. It lies on this device until its learner throws it away. */
export type NotTakenAnswer = { key: string; of: AnswerOf; at: number; wav: Blob };

const listeners = new Set<() => void>();

export function tellNotTaken(): void {
  for (const tell of listeners) tell();
}

export function onNotTaken(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

export async function notTakenAnswers(userId: number): Promise<NotTakenAnswer[]> {
  const pieces = await (await openPieceStore<AnswerOf>(ANSWERS_STORED_AS)).all();
  return pieces.flatMap(({ key, about, refused, at }) => {
    if (about === null || refused !== userId) return [];
    const wavs = pieces.filter((one) => one.key === key).map(({ wav }) => wav);
    return [{ key, of: about, at, wav: joinedWav(wavs) }];
  });
}

/** Whole, from its first piece: what the server has of it already changes nothing. */
export async function sendAnswerAgain(key: string): Promise<void> {
  const store = await openPieceStore<AnswerOf>(ANSWERS_STORED_AS);
  for (const { refused: _, sent: __, ...piece } of await store.all()) if (piece.key === key) await store.put(piece);
  tellNotTaken();
}

export async function throwAnswerAway(key: string): Promise<void> {
  const store = await openPieceStore<AnswerOf>(ANSWERS_STORED_AS);
  for (const piece of await store.all()) if (piece.key === key) await store.remove(key, piece.seq);
  tellNotTaken();
}
