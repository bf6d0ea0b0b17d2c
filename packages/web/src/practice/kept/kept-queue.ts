import { ApiError } from '@ninefold/contract/client';
import type { UserInfo } from '@ninefold/contract/identity';
import { safeStorage } from '#platform/safe-storage.ts';

/** Who gives an answer; undefined while that is not known. */
export type Giver = Pick<UserInfo, 'id' | 'role'> | undefined;

/** An answer with its key: however often it is sent, it counts once. */
type Keyed = { key: string };
/** With its learner, since others may log in on this device. A guest's goes to the account the guest becomes. */
type Kept<Answer> = Answer & { by?: number; guest?: boolean };

/**
 * Answers that are marked one by one: each is kept on this device, under this name, until the server has judged it. A
 * reload, a cut network or an ended session loses none.
 */
export function keptQueue<Answer extends Keyed, Marked>(
  name: string,
  call: (answer: Answer & { by?: number }) => Promise<Marked>,
) {
  return { give, sendKept, kept };

  /** Marked at once, or kept while nobody answers. */
  function give(answer: Answer, giver: Giver): Promise<Marked | 'kept'> {
    const whose = giver ? { by: giver.id, ...(giver.role === 'tourist' && { guest: true }) } : {};
    const one: Kept<Answer> = { ...answer, ...whose };
    // In the order they were given: one that is sent again keeps its place.
    const before = kept();
    if (!before.some(({ key }) => key === one.key)) write([...before, one]);
    return send(one);
  }

  async function send(answer: Kept<Answer>): Promise<Marked | 'kept'> {
    const { guest: _, ...input } = answer;
    try {
      const marked = await call(input as Answer & { by?: number });
      drop(answer.key);
      return marked;
    } catch (error) {
      if (isAway(error)) return 'kept';
      // The server has judged it and will judge it so again: keeping it would only repeat the refusal.
      drop(answer.key);
      throw error;
    }
  }

  /**
   * Sends what this learner and guests of this device gave, oldest first; the server tells whose guest it was. One that
   * does not get through holds up nothing behind it, unless nobody can be reached at all. Tells how many were marked.
   */
  async function sendKept(giver: Giver, onMarked?: (answer: Answer, marked: Marked) => void): Promise<number> {
    let sent = 0;
    for (const answer of kept().filter((one) => mayBeOf(one, giver))) {
      const outcome = await send(answer).catch(() => null);
      if (outcome === 'kept' && !isForeign(answer, giver)) break;
      if (outcome === null || outcome === 'kept') continue;
      sent += 1;
      onMarked?.(answer, outcome);
    }
    return sent;
  }

  function kept(): Kept<Answer>[] {
    try {
      const stored: unknown = JSON.parse(safeStorage.get(name) ?? '[]');
      return Array.isArray(stored) ? (stored as Kept<Answer>[]) : [];
    } catch {
      return [];
    }
  }

  function drop(key: string): void {
    write(kept().filter((one) => one.key !== key));
  }

  function write(answers: Kept<Answer>[]): void {
    if (answers.length) safeStorage.set(name, JSON.stringify(answers));
    else safeStorage.remove(name);
  }
}

const isForeign = ({ by }: { by?: number }, giver: Giver) => by !== undefined && by !== giver?.id;
const mayBeOf = (answer: { by?: number; guest?: boolean }, giver: Giver) =>
  !isForeign(answer, giver) || answer.guest === true;

/** Too many requests is the server's "later", no answer is the network's, and a session that ended is renewed by a log-in. */
const isAway = (error: unknown): boolean =>
  error instanceof ApiError && (error.error === 'network' || [401, 403, 429].includes(error.code) || error.code >= 500);
