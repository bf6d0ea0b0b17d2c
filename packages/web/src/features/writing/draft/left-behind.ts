import { api } from '#lib/api.ts';
import { openJournal } from '#practice/journal/journal.ts';
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

async function send(store: JournalStore, id: number): Promise<void> {
  const entries = await store.entries(id);
  try {
    const record = await api.exercise.getEssayRecordInfo({ id });
    if (record.isDraft === 0) return void (await keptOnlyIfNew(store, id, record.content));
    const { journal, clashes } = openJournal({ revision: record.revision, answers: answersOf(record) }, entries);
    // Two texts are for the learner to settle, when the draft is opened.
    if (clashes.length > 0) return;
    const written = { answer: (key: string) => journal.base[key] };
    const unsent = { revision: record.revision, entries: journal.waiting, annotations: undefined };
    const reply = await api.exercise.saveEssayRecordInfo(
      saveOf(record, written, unsent, { writer: newId(), seconds: 0 }),
    );
    if (reply.outcome === 'saved') await store.remove(id, entries);
  } catch {
    // Without a network the next visit tries again. A draft that is not found may be another learner's of this device,
    // whose session has ended: their words stay until they are back.
  }
}

/** Handed in already. Words that never arrived stay on this device until the learner has seen them on the draft's page. */
async function keptOnlyIfNew(store: JournalStore, id: number, handedIn: string): Promise<void> {
  const entries = await store.entries(id);
  if (entries.every(({ key, value }) => key !== 'text' || handedIn.includes(String(value)))) await store.forget(id);
}
