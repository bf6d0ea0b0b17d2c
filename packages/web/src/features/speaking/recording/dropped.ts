import { ApiError } from '@ninefold/contract/client';
import { api } from '#lib/api.ts';
import { safeStorage } from '#platform/safe-storage.ts';

/** A recording that the learner threw away: the server may have heard the beginning of it. */
type Dropped = { record_id: number; order: number; key: string };

const STORED_AS = 'nf-speaking-dropped';

export const droppedAnswers = {
  add: (one: Dropped): void => write([...read(), one]),
  /** Told until the server knows it: without a network it is told later. */
  async send(prefix: string): Promise<void> {
    for (const one of read().filter(({ key }) => key.startsWith(prefix))) {
      try {
        await api.speaking.dropAnswer(one);
      } catch (error) {
        if (mayPass(error)) return;
      }
      write(read().filter(({ key }) => key !== one.key));
    }
  },
};

const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.error === 'network' || error.code >= 500 || [401, 429].includes(error.code));

const write = (all: Dropped[]): void =>
  all.length === 0 ? safeStorage.remove(STORED_AS) : safeStorage.set(STORED_AS, JSON.stringify(all));

function read(): Dropped[] {
  try {
    const stored: unknown = JSON.parse(safeStorage.get(STORED_AS) ?? '[]');
    return Array.isArray(stored) ? (stored as Dropped[]) : [];
  } catch {
    return [];
  }
}
