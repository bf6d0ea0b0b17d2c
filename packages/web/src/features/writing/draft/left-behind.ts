import { ApiError } from '@ninefold/contract/client';
import type { EssayRecord } from '@ninefold/contract/writing/records';
import { api } from '#lib/api.ts';
import { type Journal, openJournal } from '#practice/journal/journal.ts';
import { journalStore } from '#practice/journal/open-store.ts';
import type { JournalStore } from '#practice/journal/store.ts';
import { whenNobodyWrites } from '#practice/journal/when-nobody-writes.ts';
import { newId } from '#practice/new-id.ts';
import { answersOf, lockName, saveOf } from './draft-save.ts';

/**
 * Sends what an earlier visit could not send: after a crash, with an empty battery, offline. The list does this, so that
 * a draft is whole on every device before it is opened. True when there was anything.
 */
export async function sendDraftsLeftBehind(): Promise<boolean> {
  const store = await journalStore('essays');
  const drafts = await store.attempts().catch(() => []);
  for (const id of drafts) await whenNobodyWrites(lockName(id), () => send(store, id));
  return drafts.length > 0;
}

/**
 * The other task of an exam, whose page is closed: what of it never arrived goes now, or this throws. There is no time
 * left to choose between two texts: what was written here counts, and the server keeps the other one beside it.
 */
export async function sendOtherTask(id: number): Promise<void> {
  const store = await journalStore('essays');
  const entries = await store.entries(id).catch(() => []);
  if (entries.length === 0) return;
  const record = await api.exercise.getEssayRecordInfo({ id });
  if (record.isDraft === 0) return;
  const { journal, clashes } = openJournal({ revision: record.revision, answers: answersOf(record) }, entries);
  const save = saveWaiting(record, journal);
  const reply = await api.exercise.saveEssayRecordInfo(clashes.length > 0 ? { ...save, force: true } : save);
  // Written on elsewhere in this very moment: the next try sees it.
  if (reply.outcome === 'stale') throw new ApiError({ error: 'conflict', code: 409, msg: '' });
  if (reply.outcome === 'saved') await store.remove(id, entries);
}

async function send(store: JournalStore, id: number): Promise<void> {
  const entries = await store.entries(id);
  try {
    const record = await api.exercise.getEssayRecordInfo({ id });
    if (record.isDraft === 0) return void (await keptOnlyIfNew(store, id, record.content));
    const { journal, clashes } = openJournal({ revision: record.revision, answers: answersOf(record) }, entries);
    // Two texts are for the learner to settle, when the draft is opened.
    if (clashes.length > 0) return;
    const reply = await api.exercise.saveEssayRecordInfo(saveWaiting(record, journal));
    if (reply.outcome === 'saved') await store.remove(id, entries);
  } catch {
    // Without a network the next visit tries again. A draft that is not found may be another learner's of this device,
    // whose session has ended: their words stay until they are back.
  }
}

function saveWaiting(record: EssayRecord, { base, waiting, revision }: Journal) {
  const written = { answer: (key: string) => base[key] };
  return saveOf(
    record,
    written,
    { revision, entries: waiting, annotations: undefined },
    { writer: newId(), seconds: 0 },
  );
}

/** Handed in already. Words that never arrived stay on this device until the learner has seen them on the draft's page. */
async function keptOnlyIfNew(store: JournalStore, id: number, handedIn: string): Promise<void> {
  const entries = await store.entries(id);
  if (entries.every(({ key, value }) => key !== 'text' || handedIn.includes(String(value)))) await store.forget(id);
}
