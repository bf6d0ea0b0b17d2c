import type { Answer, Answers } from '../paper/answers.ts';
import type { Entry } from './entry.ts';
import {
  acknowledge,
  answersOf,
  type Clash,
  drop,
  type Journal,
  nextSeq,
  openJournal,
  type ServerAnswers,
  seal,
  write,
} from './journal.ts';
import { Listeners } from './listeners.ts';
import { SaveQueue } from './save-queue.ts';
import type { JournalStore } from './store.ts';

/** The server's reply to a save; no reply at all is thrown. `elsewhere`: another tab or device writes now. */
export type SaveReply =
  | { outcome: 'saved'; revision: number }
  | ({ outcome: 'stale'; elsewhere: boolean } & ServerAnswers)
  | { outcome: 'closed' };

export type Unsent = { revision: number; entries: readonly Entry[]; annotations: unknown };
type Save = (batch: Unsent) => Promise<SaveReply>;

export type SheetStatus = {
  /** Answers the server has not acknowledged. */
  waiting: number;
  /** When the server last acknowledged everything there was; epoch ms, null before the first time. */
  savedAt: number | null;
  /** The last try got no answer. */
  unreachable: boolean;
  /** This device could not store an answer: until it is sent, it is only on the screen. */
  notKept: boolean;
  clashes: readonly Clash[];
  /** Another tab or device writes; this one is read-only. */
  elsewhere: boolean;
  /** The server has closed the attempt. */
  closed: boolean;
};

type SheetTools = { store: JournalStore; save: Save; newId: () => string; now: () => number };
type Opening = {
  attempt: number;
  server: ServerAnswers;
  left: readonly Entry[];
  annotations: unknown;
  /** They come from this device and have not reached the server. */
  annotationsUnsent?: boolean;
};

/** Entries per request; several whole papers fit. */
const BATCH = 100;

export type Sheet = ReturnType<typeof openSheet>;

/**
 * The learner's answer sheet. An answer is on the screen and handed to this device's storage in the tick it was given,
 * and on its way to the server within three seconds. Components read it key by key, so that a letter typed into one
 * gap draws one gap.
 */
export function openSheet({ attempt, server, left, ...opening }: Opening, { store, save, newId, now }: SheetTools) {
  const opened = openJournal(server, left);
  let journal: Journal = opened.journal;
  let answers: Answers = answersOf(journal);
  let annotations = opening.annotations;
  let annotationsVersion = opening.annotationsUnsent ? 1 : 0;
  let annotationsSent = 0;
  let lastSeq = 0;
  let status: SheetStatus = {
    waiting: journal.waiting.length,
    savedAt: null,
    unreachable: false,
    notKept: false,
    clashes: opened.clashes,
    elsewhere: false,
    closed: false,
  };
  const onAnswer = new Listeners<string>();
  const onAnyAnswer = new Set<(key: string) => void>();
  const onChange = new Listeners<'status' | 'annotations'>();
  const saveQueue = new SaveQueue({ deliver, now });
  if (journal.waiting.length > 0 || annotationsVersion > 0) saveQueue.retryNow();

  function setStatus(change: Partial<SheetStatus>) {
    const next = { ...status, ...change, waiting: journal.waiting.length };
    // The second letter of an answer changes nothing about the sheet as a whole.
    if ((Object.keys(next) as (keyof SheetStatus)[]).every((fact) => next[fact] === status[fact])) return;
    status = next;
    onChange.call('status');
  }

  function setJournal(next: Journal) {
    journal = next;
    const before = answers;
    answers = answersOf(journal);
    for (const key of new Set([...Object.keys(before), ...Object.keys(answers)])) {
      if (before[key] === answers[key]) continue;
      onAnswer.call(key);
      for (const listener of onAnyAnswer) listener(key);
    }
  }

  function keep(kept: Promise<unknown>) {
    kept.catch(() => setStatus({ notKept: true }));
  }

  function give(key: string, value: Answer, how: Pick<Entry, 'chosen'> = {}) {
    if (status.closed || status.elsewhere) return;
    lastSeq = nextSeq(journal, lastSeq);
    const written = write(journal, { id: newId(), seq: lastSeq, key, value, at: now(), ...how });
    keep(store.put(attempt, written.stored));
    setJournal(written.journal);
    setStatus({});
    saveQueue.changed();
  }

  /** Sends one batch to the server. Resolves true when nothing is left to send. */
  async function deliver(): Promise<boolean> {
    if (status.closed || status.elsewhere || status.clashes.length > 0) return true;
    const sent = seal(journal, BATCH);
    const version = annotationsVersion;
    if (sent.batch.length === 0 && version === annotationsSent) return true;
    journal = sent.journal;
    const { revision } = journal;
    const reply = await save({
      revision,
      entries: sent.batch,
      annotations: version > annotationsSent ? annotations : undefined,
    }).catch((error: unknown) => {
      setStatus({ unreachable: true });
      throw error;
    });
    if (reply.outcome === 'saved') return acknowledged(sent.batch, reply.revision, version);
    if (reply.outcome === 'closed') setStatus({ closed: true, unreachable: false });
    else if (reply.elsewhere) setStatus({ elsewhere: true, unreachable: false });
    else return rebase(reply, journal.waiting);
    return true;
  }

  function acknowledged(batch: readonly Entry[], revision: number, version: number): boolean {
    const rest = acknowledge(journal, batch, revision);
    setJournal(rest.journal);
    if (version > annotationsSent) keep(store.putAnnotations(attempt, undefined));
    annotationsSent = version;
    keep(store.remove(attempt, batch));
    for (const entry of rest.renewed) keep(store.put(attempt, entry));
    const done = journal.waiting.length === 0 && annotationsSent === annotationsVersion;
    setStatus({ unreachable: false, ...(done && { savedAt: now() }) });
    return done;
  }

  /** The server has a newer revision. True when the learner has to settle a clash before anything can be sent. */
  function rebase(ahead: ServerAnswers, waiting: readonly Entry[]): boolean {
    const met = openJournal(ahead, waiting);
    setJournal(met.journal);
    setStatus({ clashes: met.clashes, unreachable: false });
    return met.clashes.length > 0;
  }

  return {
    attempt,
    answer: (key: string): Answer | undefined => answers[key],
    answers: (): Answers => answers,
    subscribe: (key: string, listener: () => void) => onAnswer.add(key, listener),
    /** Called with the key of every answer that changes, whatever changed it: the learner, a clash, the server. */
    subscribeAll(listener: (key: string) => void) {
      onAnyAnswer.add(listener);
      return () => void onAnyAnswer.delete(listener);
    },
    give: (key: string, value: Answer) => give(key, value),
    annotations: () => annotations,
    subscribeAnnotations: (listener: () => void) => onChange.add('annotations', listener),
    /** Kept and sent like answers; the last version wins. */
    putAnnotations(next: unknown) {
      if (status.closed || status.elsewhere) return;
      annotations = next;
      annotationsVersion += 1;
      keep(store.putAnnotations(attempt, next));
      onChange.call('annotations');
      saveQueue.changed();
    },
    status: () => status,
    subscribeStatus: (listener: () => void) => onChange.add('status', listener),
    /** The learner's choice between two answers. Our own get new ids, because the server may know the old ones already. */
    settle(choice: 'mine' | 'theirs') {
      const { clashes } = status;
      const { journal: rest, dropped } = drop(
        journal,
        clashes.map(({ key }) => key),
      );
      setJournal(rest);
      keep(store.remove(attempt, dropped));
      setStatus({ clashes: [] });
      if (choice === 'mine') for (const { key, mine } of clashes) give(key, mine, { chosen: true });
      saveQueue.retryNow();
    },
    /** Sends everything now. False when the server did not answer; nothing is lost then. */
    flush: () => saveQueue.flush(),
    /** The network is back: do not wait for the next try. */
    retryNow: () => saveQueue.retryNow(),
    /** What has not been sent yet, for a hand-in that takes it along. */
    unsent(): Unsent {
      const sent = seal(journal, Number.MAX_SAFE_INTEGER);
      journal = sent.journal;
      return { revision: journal.revision, entries: sent.batch, annotations };
    },
    /** Another tab of this browser writes now: this one only shows what that tab tells it. */
    lookOn: () => setStatus({ elsewhere: true }),
    /** An answer from the tab that writes. It is newer than anything unsent here, which the storage still holds. */
    receive(key: string, value: Answer) {
      const waiting = journal.waiting.filter((entry) => entry.key !== key);
      setJournal({ ...journal, waiting, base: { ...journal.base, [key]: value } });
    },
    /**
     * This tab writes from now on; `waiting` is what this browser has not sent yet, from any of its tabs. Offline it is
     * unknown whether the server is ahead; its reply to the first save will say so.
     */
    resume(ahead: (ServerAnswers & { annotations: unknown }) | null, waiting: readonly Entry[]) {
      if (ahead && annotationsVersion === annotationsSent) {
        annotations = ahead.annotations;
        onChange.call('annotations');
      }
      rebase(ahead ?? { revision: journal.revision, answers: journal.base }, waiting);
      setStatus({ elsewhere: false });
      saveQueue.retryNow();
    },
    /** The attempt is marked: nothing of it is needed here any more. */
    forget: () => keep(store.forget(attempt)),
    close: () => saveQueue.stop(),
  };
}
