import { ApiError } from '@ninefold/contract/client';
import type { UserInfo } from '@ninefold/contract/identity';
import { safeStorage } from '#platform/safe-storage.ts';

/** Who gives an answer; undefined while that is not known. */
export type Giver = Pick<UserInfo, 'id' | 'role'> | undefined;

/** An answer with its key: however often it is sent, it counts once. */
type Keyed = { key: string };
/** With its learner, since others may log in on this device. A guest's goes to the account the guest becomes. */
type Kept<Answer> = Answer & { by?: number; guest?: boolean };

type Outcome<Marked> =
  | { is: 'marked'; marked: Marked }
  | { is: 'away' | 'in_trouble' }
  | { is: 'refused'; error: Error };

type News<Answer, Marked> = {
  onMarked?: (answer: Answer, marked: Marked) => void;
  /** The server will not take it, now or later: it is kept no longer. */
  onRefused?: (answer: Answer, error: Error) => void;
};

/**
 * Answers that are marked one by one: each is kept on this device, under this name, until the server has judged it. A
 * reload, a cut network or an ended session loses none.
 */
export function keptQueue<Answer extends Keyed, Marked>(
  name: string,
  call: (answer: Answer & { by?: number }) => Promise<Marked>,
) {
  return { give, sendKept, kept, isKeptFor };

  /** Marked at once, or kept while nobody answers. */
  async function give(answer: Answer, giver: Giver): Promise<Marked | 'kept'> {
    const whose = giver ? { by: giver.id, ...(giver.role === 'tourist' && { guest: true }) } : {};
    const one: Kept<Answer> = { ...answer, ...whose };
    // In the order they were given: one that is sent again keeps its place.
    const before = kept();
    if (!before.some(({ key }) => key === one.key)) write([...before, one]);
    const outcome = await send(one);
    if (outcome.is === 'refused') throw outcome.error;
    return outcome.is === 'marked' ? outcome.marked : 'kept';
  }

  async function send(answer: Kept<Answer>): Promise<Outcome<Marked>> {
    const { guest: _, ...input } = answer;
    try {
      const marked = await call(input as Answer & { by?: number });
      drop(answer.key);
      return { is: 'marked', marked };
    } catch (error) {
      const away = awayBy(error);
      if (away) return { is: away };
      // The server has judged it and will judge it so again: keeping it would only repeat the refusal.
      drop(answer.key);
      return { is: 'refused', error: error instanceof Error ? error : new Error(String(error)) };
    }
  }

  /**
   * Sends what this learner and guests of this device gave, oldest first; the server tells whose guest it was. One that
   * does not get through holds up nothing behind it, unless nobody can be reached at all. Tells how many were marked.
   */
  async function sendKept(giver: Giver, { onMarked, onRefused }: News<Answer, Marked> = {}): Promise<number> {
    let sent = 0;
    for (const answer of kept().filter((one) => mayBeOf(one, giver))) {
      const outcome = await send(answer);
      if (outcome.is === 'away' && !isForeign(answer, giver)) break;
      if (outcome.is === 'refused') onRefused?.(answer, outcome.error);
      if (outcome.is !== 'marked') continue;
      sent += 1;
      onMarked?.(answer, outcome.marked);
    }
    return sent;
  }

  /** Whether something of this learner waits. What guests of this device left may be somebody else's for ever. */
  function isKeptFor(giver: Giver): boolean {
    return kept().some((answer) => !isForeign(answer, giver));
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

/**
 * Why an answer has to wait; null: it was refused for good. Too many requests is the server's "later", no answer is the
 * network's, and a session that ended is renewed by a log-in. A server in trouble may be so over this one answer alone.
 */
function awayBy(error: unknown): 'away' | 'in_trouble' | null {
  if (!(error instanceof ApiError)) return null;
  if (error.error === 'network' || [401, 403, 429].includes(error.code)) return 'away';
  return error.code >= 500 ? 'in_trouble' : null;
}
