import { ApiError } from '@ninefold/contract/client';
import { api } from '#lib/api.ts';
import { newId } from '../new-id.ts';
import { openJournal } from './journal.ts';
import { journalStore } from './open-store.ts';
import type { JournalStore } from './store.ts';
import { tabLock } from './tab-lock.ts';

/**
 * Answers of a visit that ended before they were sent: a crash, a battery, a tab closed without a network. They go out
 * from the list already, before the learner comes back to the paper, or its clock runs out. True when some were sent.
 */
export async function sendLeftBehind(): Promise<boolean> {
  const store = await journalStore();
  const attempts = await store.attempts().catch(() => []);
  for (const attempt of attempts) await whenNobodyWrites(attempt, () => send(store, attempt));
  return attempts.length > 0;
}

async function send(store: JournalStore, attempt: number): Promise<void> {
  const left = await store.entries(attempt);
  const writer = newId();
  try {
    const server = await api.attempt.takeOver({ attempt_id: attempt, writer });
    // Two answers to one question are for the learner to settle, when the paper is opened.
    if (openJournal(server, left).clashes.length > 0) return;
    const changes = left.slice(0, 200).map(({ id, key, value, at }) => ({
      id,
      key,
      value: typeof value === 'string' ? value : [...value],
      at,
    }));
    const reply = await api.attempt.save({ attempt_id: attempt, writer, revision: server.revision, changes });
    if (reply.outcome === 'saved') await store.remove(attempt, left.slice(0, 200));
  } catch (error) {
    // Marked or gone: nothing can be added any more. Without a network the next visit tries again.
    const over = error instanceof ApiError && (error.error === 'attempt_closed' || error.error === 'not_found');
    if (over) await store.forget(attempt);
  }
}

/** A tab that has the paper open sends by itself. */
function whenNobodyWrites(attempt: number, act: () => Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    let decided = false;
    const lock = tabLock(`nf-attempt-${attempt}`, (role) => {
      if (decided) return;
      decided = true;
      const done = () => {
        lock.release();
        resolve();
      };
      // The lock's own tick first: `lock` is not assigned before it.
      setTimeout(() => void (role === 'writer' ? act().catch(() => {}) : Promise.resolve()).then(done), 0);
    });
  });
}
