import { gatherPuts } from './gather-puts.ts';
import { openIndexedDb } from './indexed-db.ts';
import { localStorageStore } from './local-storage.ts';
import type { JournalStore } from './store.ts';

const PATIENCE_MS = 2000;

/** Answers to papers and drafts of essays have ids of their own, which may be the same numbers, so they are kept apart. */
export type JournalName = 'answers' | 'essays';

const opened = new Map<JournalName, Promise<JournalStore>>();

/** The best storage this browser offers. Some webviews neither open nor refuse IndexedDB, so the wait is limited. */
export function journalStore(name: JournalName = 'answers'): Promise<JournalStore> {
  const known = opened.get(name);
  if (known) return known;
  const store = Promise.race([openStore(name), tooLate()]).catch(() => localStorageStore(name));
  opened.set(name, store);
  return store;
}

async function openStore(name: JournalName): Promise<JournalStore> {
  const disk = await openIndexedDb(name);
  return name === 'essays' ? gatherPuts(disk, localStorageStore('lastWords')) : disk;
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('IndexedDB did not open in time')), PATIENCE_MS);
  });
}
