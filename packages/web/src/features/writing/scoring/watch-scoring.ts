import { ApiError } from '@ninefold/contract/client';
import { ESSAY_STATUS } from '@ninefold/core/writing/essay-state';
import { api } from '#lib/api.ts';

/** While nothing is known yet. */
const ASK_AGAIN_MS = 2000;
/** Without an answer the wait doubles up to this: nobody looks at the page of the scoring any more. */
const MOST_WAIT_MS = 60_000;

const watched = new Map<number, ReturnType<typeof setTimeout>>();

/** Goes on asking after the page of a scoring was left, until it is over or is not this learner's to ask about. */
export function watchScoring(recordId: number, onOver: (outcome: 'scored' | 'failed') => void): void {
  if (watched.has(recordId)) return;
  let wait = ASK_AGAIN_MS;
  const askIn = (ms: number) =>
    watched.set(
      recordId,
      setTimeout(() => void ask(), ms),
    );
  const ask = async () => {
    const progress = await api.exercise.getEssayScoringResult({ record_id: recordId }).catch(unanswered);
    if (!watched.has(recordId)) return;
    if (progress === 'refused') return void watched.delete(recordId);
    if (progress === 'away') {
      wait = Math.min(2 * wait, MOST_WAIT_MS);
      return void askIn(wait);
    }
    wait = ASK_AGAIN_MS;
    if (progress.status === ESSAY_STATUS.scoring) return void askIn(progress.ask_again_ms || ASK_AGAIN_MS);
    watched.delete(recordId);
    onOver(progress.status === ESSAY_STATUS.scored ? 'scored' : 'failed');
  };
  askIn(ASK_AGAIN_MS);
}

/** Logged out, somebody else's by now, or gone: asking again would be refused again. */
const unanswered = (error: unknown): 'refused' | 'away' =>
  error instanceof ApiError && error.error !== 'network' && [401, 403, 404].includes(error.code) ? 'refused' : 'away';

/** Its page is open again and shows by itself when it is over. */
export function stopWatching(recordId: number): void {
  clearTimeout(watched.get(recordId));
  watched.delete(recordId);
}
