import { ESSAY_STATUS } from '@ninefold/core/writing/essay-state';
import { api } from '#lib/api.ts';

/** While nothing is known yet, or the network is away. */
const ASK_AGAIN_MS = 2000;

const watched = new Map<number, ReturnType<typeof setTimeout>>();

/** Goes on asking after the page of a scoring was left, until it is over. */
export function watchScoring(recordId: number, onOver: (outcome: 'scored' | 'failed') => void): void {
  if (watched.has(recordId)) return;
  const askIn = (ms: number) =>
    watched.set(
      recordId,
      setTimeout(() => void ask(), ms),
    );
  const ask = async () => {
    const progress = await api.exercise.getEssayScoringResult({ record_id: recordId }).catch(() => null);
    if (!watched.has(recordId)) return;
    if (!progress || progress.status === ESSAY_STATUS.scoring) {
      askIn(progress?.ask_again_ms || ASK_AGAIN_MS);
      return;
    }
    watched.delete(recordId);
    onOver(progress.status === ESSAY_STATUS.scored ? 'scored' : 'failed');
  };
  askIn(ASK_AGAIN_MS);
}

/** Its page is open again and shows by itself when it is over. */
export function stopWatching(recordId: number): void {
  clearTimeout(watched.get(recordId));
  watched.delete(recordId);
}
