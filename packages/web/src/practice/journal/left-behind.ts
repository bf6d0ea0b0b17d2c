import { ApiError } from '@ninefold/contract/client';
import { api } from '#lib/api.ts';
import { newId } from '../new-id.ts';
import type { Entry } from './entry.ts';
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
    const reply = await api.attempt.save(saveOf(attempt, writer, server.revision, left));
    if (reply.outcome === 'saved') await store.remove(attempt, left.slice(0, 200));
  } catch (error) {
    // Without a network the next visit tries again. An attempt that is not found may be another learner's of this device,
    // whose session has ended: their answers stay until they are back.
    if (error instanceof ApiError && error.error === 'attempt_closed') await sendLate(store, attempt, writer, left);
  }
}

/** Closed: nothing counts any more. The server keeps what came too late beside the sheet, and says so in the report. */
async function sendLate(store: JournalStore, attempt: number, writer: string, left: readonly Entry[]): Promise<void> {
  const reply = await api.attempt.save(saveOf(attempt, writer, 0, left)).catch(() => null);
  if (reply) await store.forget(attempt);
}

const saveOf = (attempt: number, writer: string, revision: number, left: readonly Entry[]) => ({
  attempt_id: attempt,
  writer,
  revision,
  changes: left.slice(0, 200).map(({ id, key, value, at }) => ({
    id,
    key,
    value: typeof value === 'string' ? value : [...value],
    at,
  })),
});
