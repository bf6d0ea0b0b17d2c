import type { Entry } from './entry.ts';
import type { JournalStore } from './store.ts';

/**
 * A browser that is killed loses at most this much typing. A page that is left or reloaded loses nothing: what has not
 * reached the disk by then, be it waiting or on its way, is noted where no time is needed.
 */
const WRITE_EVERY_MS = 300;

type Put = { attempt: number; entry: Entry };

type Round = { timer: ReturnType<typeof setTimeout>; written: Promise<void>; settle: (by: Promise<void>) => void };

/**
 * For texts, which change with every key: writing three thousand words for each letter costs a slow phone more than
 * showing it. Several puts of one entry become one. What has not been written when the page is left goes to `lastWords`
 * as well, a store that needs no time to write.
 */
export function gatherPuts(disk: JournalStore, lastWords: JournalStore): JournalStore {
  const pending = new Map<string, Put>();
  /** Handed to the disk, which has not said yet that it has them. */
  const writing = new Map<string, Put>();
  const noted = new Set<number>();
  let round: Round | null = null;

  function write(): Promise<void> {
    // Left over from a disk that refused.
    if (pending.size > 0) round ??= nextRound();
    if (!round) return Promise.resolve();
    const { timer, written, settle } = round;
    clearTimeout(timer);
    round = null;
    const puts = [...pending];
    pending.clear();
    settle(Promise.all(puts.map(([name, put]) => writeOne(name, put))).then(() => {}));
    return written;
  }

  async function writeOne(name: string, put: Put): Promise<void> {
    writing.set(name, put);
    try {
      await disk.put(put.attempt, put.entry);
    } catch (error) {
      // Tried again with the next key, or with the next look at the page; a newer text of it goes instead.
      if (writing.get(name) === put && !pending.has(name)) pending.set(name, put);
      throw error;
    } finally {
      if (writing.get(name) === put) writing.delete(name);
    }
  }

  function nextRound(): Round {
    let settle: Round['settle'] = () => {};
    const written = new Promise<void>((resolve) => {
      settle = resolve;
    });
    // Whoever put something hears of a failure; the timer has nobody to tell.
    return { timer: setTimeout(() => void write().catch(() => {}), WRITE_EVERY_MS), written, settle };
  }

  function drop(name: string) {
    pending.delete(name);
    writing.delete(name);
  }

  /** The page came back after it was left: what was noted then is old now. */
  function forgetNote(attempt: number) {
    if (noted.delete(attempt)) void lastWords.forget(attempt);
  }

  const writeNow = () => void write().catch(() => {});
  window.addEventListener('pagehide', () => {
    for (const { attempt, entry } of new Map([...writing, ...pending]).values()) {
      void lastWords.put(attempt, entry);
      noted.add(attempt);
    }
    writeNow();
  });
  window.addEventListener('blur', writeNow);
  document.addEventListener('visibilitychange', writeNow);

  return {
    ...disk,
    async attempts() {
      await write().catch(() => {});
      return [...new Set([...(await disk.attempts()), ...(await lastWords.attempts())])];
    },
    async entries(attempt) {
      await write().catch(() => {});
      const left = await lastWords.entries(attempt);
      const entries = newestOf(await disk.entries(attempt), left);
      if (left.length === 0) return entries;
      await Promise.all(entries.map((entry) => disk.put(attempt, entry)));
      await lastWords.forget(attempt);
      return entries;
    },
    put(attempt, entry) {
      forgetNote(attempt);
      pending.set(nameOf(attempt, entry), { attempt, entry });
      round ??= nextRound();
      return round.written;
    },
    remove(attempt, entries) {
      forgetNote(attempt);
      for (const entry of entries) drop(nameOf(attempt, entry));
      return disk.remove(attempt, entries);
    },
    async forget(attempt) {
      for (const [name, one] of [...pending, ...writing]) if (one.attempt === attempt) drop(name);
      noted.delete(attempt);
      await lastWords.forget(attempt);
      await disk.forget(attempt);
    },
  };
}

const nameOf = (attempt: number, { seq }: Entry) => `${attempt}.${seq}`;

/** The same entry may lie in both stores; the later value is the one the learner saw last. */
function newestOf(kept: readonly Entry[], left: readonly Entry[]): Entry[] {
  const entries = new Map(kept.map((entry) => [entry.seq, entry]));
  for (const entry of left) if ((entries.get(entry.seq)?.at ?? 0) <= entry.at) entries.set(entry.seq, entry);
  return [...entries.values()].sort((one, other) => one.seq - other.seq);
}
