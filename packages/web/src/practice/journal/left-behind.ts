import { ApiError } from '@ninefold/contract/client';
import { api } from '#lib/api.ts';
import { newId } from '../new-id.ts';
import { openJournal } from './journal.ts';
import { journalStore } from './open-store.ts';
import type { JournalStore } from './store.ts';
import { whenNobodyWrites } from './when-nobody-writes.ts';

/**
 * Sends answers of a visit that ended too early: after a crash, with an empty battery, offline. The list does this, so that
 * they arrive before the learner comes back to the paper, or before its time is up. True when there were any.
 */
export async function sendLeftBehind(): Promise<boolean> {
  const store = await journalStore();
  const attempts = await store.attempts().catch(() => []);
  for (const attempt of attempts) await whenNobodyWrites(`nf-attempt-${attempt}`, () => send(store, attempt));
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
    // Marked: nothing can be added any more. Without a network the next visit tries again. An attempt that is not found
    // may be another learner's of this device, whose session has ended: their answers stay until they are back.
    if (error instanceof ApiError && error.error === 'attempt_closed') await store.forget(attempt);
  }
}
