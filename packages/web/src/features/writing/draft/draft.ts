import { ApiError } from '@ninefold/contract/client';
import type { EssayRecord } from '@ninefold/contract/writing/records';
import { api } from '#lib/api.ts';
import { sendAtLast } from '#lib/send-at-last.ts';
import type { Entry } from '#practice/journal/entry.ts';
import { journalStore } from '#practice/journal/open-store.ts';
import { openSheet, type SaveReply, type Sheet, type Unsent } from '#practice/journal/sheet.ts';
import { tabLock } from '#practice/journal/tab-lock.ts';
import type { Role } from '#practice/journal/tab-role.ts';
import { newId } from '#practice/new-id.ts';
import { type Deadline, deadlineIn } from '#practice/sitting/deadline.ts';
import { joinTabs } from '#practice/sitting/other-tabs.ts';
import { sendOnNetworkChange } from '#practice/sitting/send-on-network-change.ts';
import type { Newcomer } from '#practice/sitting/sitting.ts';
import { SpentTime } from '#practice/sitting/spent-time.ts';
import { isThisBrowser, writerId } from '#practice/sitting/writer-id.ts';
import { answersOf, lockName, saveOf } from './draft-save.ts';

/** An essay that is being written in this tab. */
export type Draft = {
  record: EssayRecord;
  sheet: Sheet;
  deadline: Deadline;
  takeOver(): Promise<void>;
  /** Everything typed is on the server. Throws a conflict when two texts have to be settled first. */
  finish(): Promise<void>;
  close(): void;
};

/** Puts together everything a text goes through: this device, the other tabs, the server. As with answers. */
export async function openDraft(record: EssayRecord, newcomer: Newcomer = 'takes_over'): Promise<Draft> {
  const { id } = record;
  const writer = writerId();
  const store = await journalStore('essays');
  const left = await entriesLeft();
  const deadline = deadlineIn(record.left_ms, Date.now());
  const spent = new SpentTime(
    { active: 0, groups: {} },
    { timed: record.left_ms >= 0, isPlaying: () => false, group: () => '' },
  );
  const stopCounting = spent.start();
  let secondsSent = 0;

  let onRole: (role: Role) => void = () => {};
  const first = new Promise<Role>((resolve) => {
    onRole = resolve;
  });
  const lock = tabLock(lockName(id), (next) => onRole(next));
  let role = await first;

  // The tab that may write in this browser takes over from other devices; they learn it at their next save.
  const onlyLooks = newcomer === 'looks_on' && record.writer !== '' && !isThisBrowser(record.writer);
  const mine = record.writer === writer || record.writer === '' || role === 'reader' || onlyLooks;
  const server = mine ? record : await api.writing.takeOver({ id, writer }).catch(() => record);
  const sheet = openSheet(
    { attempt: id, server: { revision: server.revision, answers: answersOf(server) }, left, annotations: undefined },
    { store, save, newId, now: () => Date.now() },
  );
  const others = joinTabs(lockName(id), sheet);
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
    if (unsent.entries.length > 0 && role === 'writer')
      sendAtLast('/api/exercise/save-essay-record-info', saveOf(record, sheet, unsent, { writer, seconds: unpaid() }));
  });

  function entriesLeft(): Promise<Entry[]> {
    return store.entries(id).catch(() => []);
  }

  const unpaid = () => spent.total().active - secondsSent;

  async function save(unsent: Unsent): Promise<SaveReply> {
    const seconds = unpaid();
    const reply = await api.exercise
      .saveEssayRecordInfo(saveOf(record, sheet, unsent, { writer, seconds }))
      .catch(goneForGood);
    if (reply.outcome === 'closed') return { outcome: 'closed' };
    if (reply.outcome === 'stale')
      return {
        outcome: 'stale',
        elsewhere: reply.writer !== writer,
        revision: reply.revision,
        answers: answersOf(reply),
      };
    secondsSent += seconds;
    deadline.correct(reply.left_ms, Date.now());
    return { outcome: 'saved', revision: reply.revision };
  }

  async function goOnHere(): Promise<void> {
    const now = await api.writing.takeOver({ id, writer }).catch(() => null);
    if (now) deadline.correct(now.left_ms, Date.now());
    const ahead = now && { revision: now.revision, answers: answersOf(now), annotations: undefined };
    sheet.resume(ahead, await entriesLeft());
  }

  return {
    record: server,
    sheet,
    deadline,
    async takeOver() {
      if (role === 'reader') lock.takeOver();
      else await goOnHere();
    },
    async finish() {
      const sent = await sheet.flush();
      const { clashes, elsewhere, closed, waiting } = sheet.status();
      if (closed) return;
      if (clashes.length > 0 || elsewhere) throw new ApiError({ error: 'conflict', code: 409, msg: '' });
      if (!sent || waiting > 0) throw new ApiError({ error: 'network', code: 0, msg: '' });
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

/** A draft that was thrown away on another device takes no more words; any other failure may pass. */
function goneForGood(error: unknown): { outcome: 'closed' } {
  if (error instanceof ApiError && error.error === 'not_found') return { outcome: 'closed' };
  throw error;
}
