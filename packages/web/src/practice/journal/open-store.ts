import { openIndexedDb } from './indexed-db.ts';
import { localStorageStore } from './local-storage.ts';
import type { JournalStore } from './store.ts';

const PATIENCE_MS = 2000;

let opened: Promise<JournalStore> | null = null;

/** The best storage this browser offers. Some webviews neither open nor refuse IndexedDB, so the wait is limited. */
export function journalStore(): Promise<JournalStore> {
  opened ??= Promise.race([openIndexedDb(), tooLate()]).catch(() => localStorageStore());
  return opened;
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('IndexedDB did not open in time')), PATIENCE_MS);
  });
}
