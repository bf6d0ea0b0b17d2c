import { safeStorage } from '#platform/safe-storage.ts';
import type { Entry } from './entry.ts';
import type { JournalStore } from './store.ts';

type Kept = { entries: Entry[]; annotations: unknown };
type Stored = Partial<Kept> & { work?: unknown };

const PREFIXES = { answers: 'nf-journal-', essays: 'nf-essay-', lastWords: 'nf-last-words-' } as const;

/** For browsers without IndexedDB (some private windows, locked-down webviews). It holds little, but survives a reload. */
export function localStorageStore(journal: keyof typeof PREFIXES = 'answers'): JournalStore {
  const prefix = PREFIXES[journal];
  const nameOf = (attempt: number) => `${prefix}${attempt}`;
  const read = (attempt: number) => readAt(nameOf(attempt));
  const change = (attempt: number, by: (kept: Kept) => Kept) =>
    safeStorage.set(nameOf(attempt), JSON.stringify(by(read(attempt))));
  return {
    attempts: async () => {
      const names = safeStorage.names().filter((one) => one.startsWith(prefix));
      return names.map((one) => Number(one.slice(prefix.length))).filter((attempt) => read(attempt).entries.length > 0);
    },
    entries: async (attempt) => read(attempt).entries,
    put: async (attempt, entry) =>
      change(attempt, (kept) => ({
        ...kept,
        entries: [...kept.entries.filter(({ seq }) => seq !== entry.seq), entry],
      })),
    remove: async (attempt, entries) => {
      const gone = new Set(entries.map(({ seq }) => seq));
      change(attempt, (kept) => ({ ...kept, entries: kept.entries.filter(({ seq }) => !gone.has(seq)) }));
    },
    annotations: async (attempt) => read(attempt).annotations,
    putAnnotations: async (attempt, annotations) => change(attempt, (kept) => ({ ...kept, annotations })),
    forget: async (attempt) => safeStorage.remove(nameOf(attempt)),
  };
}

function readAt(name: string): Kept {
  try {
    // Earlier versions of the page kept the annotations as `work`.
    const { entries = [], annotations, work } = JSON.parse(safeStorage.get(name) ?? '{}') as Stored;
    return { entries, annotations: annotations ?? work };
  } catch {
    return { entries: [], annotations: undefined };
  }
}
