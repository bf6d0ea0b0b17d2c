import { ApiError } from '@ninefold/contract/client';
import type { Attempt } from '@ninefold/contract/practice/attempt-state';
import type { Result } from '@ninefold/contract/practice/result';
import { api } from '#lib/api.ts';
import { sendAtLast } from '#lib/send-at-last.ts';
import { readAnnotations } from '../annotations/annotations.ts';
import type { Entry } from '../journal/entry.ts';
import { journalStore } from '../journal/open-store.ts';
import { openSheet, type SaveReply, type Sheet, type Unsent } from '../journal/sheet.ts';
import { tabLock } from '../journal/tab-lock.ts';
import type { Role } from '../journal/tab-role.ts';
import { newId } from '../new-id.ts';
import type { Answer } from '../paper/answers.ts';
import { type Deadline, deadlineIn } from './deadline.ts';
import { joinTabs } from './other-tabs.ts';
import { sendOnNetworkChange } from './send-on-network-change.ts';
import { SpentTime } from './spent-time.ts';
import { isThisBrowser, writerId } from './writer-id.ts';

/** An attempt that is being answered in this tab. */
export type Sitting = {
  attempt: Attempt;
  sheet: Sheet;
  deadline: Deadline;
  /** The group of questions for which time is counted from now on. */
  atGroup(group: string): void;
  takeOver(): Promise<void>;
  /** Null: a paper of a mock test, which is marked when the whole mock is over. */
  submit(): Promise<Result | null>;
  close(): void;
};

/** The server may be ahead, e.g. by a save whose reply was lost. Then the hand-in is repeated on top of what it has. */
const SUBMIT_TRIES = 3;

/** What a second device does with a paper that is answered elsewhere. In a mock test it looks on until it is told otherwise. */
export type Newcomer = 'takes_over' | 'looks_on';

/** Puts together everything an answer goes through: this device, the other tabs, the server. */
export async function openSitting(
  attempt: Attempt,
  isPlaying: () => boolean = () => false,
  newcomer: Newcomer = 'takes_over',
): Promise<Sitting> {
  const { id } = attempt;
  const writer = writerId();
  const store = await journalStore();
  const [left, keptAnnotations] = await Promise.all([entriesLeft(), store.annotations(id).catch(() => undefined)]);
  const deadline = deadlineIn(attempt.left_ms, Date.now());
  let group = '';
  const spent = new SpentTime(attempt.seconds, { timed: attempt.left_ms >= 0, isPlaying, group: () => group });
  const stopCounting = spent.start();

  let onRole: (role: Role) => void = () => {};
  const first = new Promise<Role>((resolve) => {
    onRole = resolve;
  });
  const lock = tabLock(`nf-attempt-${id}`, (next) => onRole(next));
  let role = await first;

  // The tab that may write in this browser takes over from other devices; they learn it at their next save.
  const onlyLooks = newcomer === 'looks_on' && attempt.writer !== '' && !isThisBrowser(attempt.writer);
  const mine = attempt.writer === writer || role === 'reader' || onlyLooks;
  const server = mine ? attempt : await api.attempt.takeOver({ attempt_id: id, writer }).catch(() => attempt);
  const sheet = openSheet(
    {
      attempt: id,
      server,
      left,
      annotations: keptAnnotations ?? server.annotations,
      annotationsUnsent: keptAnnotations !== undefined,
    },
    { store, save, newId, now: () => Date.now() },
  );
  const others = joinTabs(`nf-attempt-${id}`, sheet);

  const lookOn = () => {
    sheet.lookOn();
    others.ask();
  };
  if (role === 'reader' || onlyLooks) lookOn();
  onRole = (next) => {
    role = next;
    if (role === 'reader') lookOn();
    // The other tab was closed, or this one took over: continue from what that tab left.
    else if (sheet.status().elsewhere) void goOnHere();
  };
  const stopWatching = sendOnNetworkChange(sheet, () => {
    const unsent = sheet.unsent();
    if (unsent.entries.length > 0 && role === 'writer') sendAtLast('/api/attempt/save', written(unsent));
  });

  function entriesLeft(): Promise<Entry[]> {
    return store.entries(id).catch(() => []);
  }

  function written({ revision, entries, annotations }: Unsent) {
    return {
      attempt_id: id,
      writer,
      revision,
      changes: entries.map(({ id: change, key, value, at }) => ({ id: change, key, value: plain(value), at })),
      // Read again, so that only parts which the page knows are sent.
      ...(annotations !== undefined && { annotations: { ...readAnnotations(annotations) } as never }),
      seconds: spent.total(),
    };
  }

  async function save(unsent: Unsent): Promise<SaveReply> {
    const reply = await api.attempt.save(written(unsent)).catch(refusedForGood);
    if (reply.outcome === 'saved') deadline.correct(reply.left_ms, Date.now());
    if (reply.outcome !== 'stale') return reply;
    return { ...reply, elsewhere: reply.writer !== writer };
  }

  async function goOnHere(): Promise<void> {
    const now = await api.attempt.takeOver({ attempt_id: id, writer }).catch(() => null);
    if (now) deadline.correct(now.left_ms, Date.now());
    sheet.resume(now, await entriesLeft());
  }

  return {
    attempt: server,
    sheet,
    deadline,
    atGroup(next) {
      group = next;
    },
    async takeOver() {
      if (role === 'reader') lock.takeOver();
      else await goOnHere();
    },
    async submit() {
      for (let tries = 0; tries < SUBMIT_TRIES; tries += 1) {
        // A save in progress would make the hand-in stale.
        await sheet.flush();
        const reply = await api.attempt.submit(written(sheet.unsent()));
        if (reply.outcome !== 'stale') {
          sheet.forget();
          return reply.outcome === 'marked' ? reply.result : null;
        }
        if (reply.writer !== writer) {
          sheet.lookOn();
          break;
        }
        sheet.resume(reply, await entriesLeft());
        if (sheet.status().clashes.length > 0) break;
      }
      throw new ApiError({ error: 'conflict', code: 409, msg: '' });
    },
    close() {
      sheet.close();
      lock.release();
      others.leave();
      stopCounting();
      stopWatching();
    },
  };
}

/** An attempt that was discarded on another device takes no more answers; any other failure may pass. */
function refusedForGood(error: unknown): { outcome: 'closed' } {
  if (error instanceof ApiError && error.error === 'not_found') return { outcome: 'closed' };
  throw error;
}

const plain = (value: Answer): string | string[] => (typeof value === 'string' ? value : [...value]);
