import { ApiError } from '@ninefold/contract/client';
import type { Answered } from '@ninefold/contract/mistakes';
import { api } from '#lib/api.ts';
import { safeStorage } from '#platform/safe-storage.ts';

/** An answer with its key: however often it is sent, it counts once. */
export type QueuedAnswer = { id: number; key: string; value?: string | string[] };

const NAME = 'nf-mistake-answers';

/** Marked at once, or kept on this device while there is no network. */
export async function sendAnswer(answer: QueuedAnswer): Promise<Answered | 'kept'> {
  keep(answer);
  try {
    const marked = await api.mistakes.answer(answer);
    drop(answer.key);
    return marked;
  } catch (error) {
    if (isAway(error)) return 'kept';
    // The server has judged it and will judge it so again: keeping it would only repeat the refusal.
    drop(answer.key);
    throw error;
  }
}

/** Sends what was kept, oldest first; stops at the first that does not get through. Tells how many did. */
export async function sendKept(): Promise<number> {
  let sent = 0;
  for (const answer of kept()) {
    if ((await sendAnswer(answer).catch(() => null)) === 'kept') break;
    sent += 1;
  }
  return sent;
}

export function kept(): QueuedAnswer[] {
  try {
    const stored: unknown = JSON.parse(safeStorage.get(NAME) ?? '[]');
    return Array.isArray(stored) ? (stored as QueuedAnswer[]) : [];
  } catch {
    return [];
  }
}

/** Too many requests is the server's "later", no answer is the network's, and a session that ended is renewed by a log-in. */
const isAway = (error: unknown): boolean =>
  error instanceof ApiError && (error.error === 'network' || [401, 403, 429].includes(error.code) || error.code >= 500);

/** In the order they were given: one that is sent again keeps its place. */
function keep(answer: QueuedAnswer): void {
  const before = kept();
  if (!before.some(({ key }) => key === answer.key)) write([...before, answer]);
}
const drop = (key: string) => write(kept().filter((one) => one.key !== key));

function write(answers: QueuedAnswer[]): void {
  if (answers.length) safeStorage.set(NAME, JSON.stringify(answers));
  else safeStorage.remove(NAME);
}
