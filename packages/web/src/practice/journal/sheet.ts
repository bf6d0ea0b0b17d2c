import type { Answer, Answers } from '../paper/answers.ts';
import type { Entry } from './entry.ts';
import {
  acknowledge,
  answersOf,
  type Clash,
  drop,
  type Journal,
  meet,
  nextSeq,
  openJournal,
  type ServerAnswers,
  seal,
  write,
} from './journal.ts';
import { Listeners } from './listeners.ts';
import { Postman } from './postman.ts';
import type { JournalStore } from './store.ts';

/** What the server said to a save. No answer at all is thrown. */
export type SaveReply =
  | { outcome: 'saved'; revision: number }
  | ({ outcome: 'stale' } & ServerAnswers)
  | { outcome: 'closed' };

export type Save = (batch: { revision: number; entries: readonly Entry[]; work: unknown }) => Promise<SaveReply>;

export type SheetStatus = {
  /** Answers the server has not acknowledged. */
  waiting: number;
  /** When the server last acknowledged everything there was; epoch ms, null before the first time. */
  savedAt: number | null;
  /** The last try got no answer. */
  unreachable: boolean;
  /** This device refused to keep an answer: it is only on the screen until it is sent. */
  notKept: boolean;
  clashes: readonly Clash[];
  /** The server has closed the attempt. */
  closed: boolean;
};

export type SheetTools = { store: JournalStore; save: Save; newId: () => string; now: () => number };
export type Opening = { attempt: number; server: ServerAnswers; left: readonly Entry[]; work: unknown };

/** Per request; a whole paper fits several times. */
const BATCH = 100;

export type Sheet = ReturnType<typeof openSheet>;

/**
 * The learner's answer sheet. An answer is on the screen and handed to this device's storage in the tick it was given,
 * and on its way to the server within three seconds. Components read it key by key, so that a letter typed into one
 * gap draws one gap.
 */
export function openSheet({ attempt, server, left, work: firstWork }: Opening, tools: SheetTools) {
  const { store, save, newId, now } = tools;
  let journal: Journal = openJournal(server, left);
  let answers: Answers = answersOf(journal);
  let work = firstWork;
  let workVersion = 0;
  let workSent = 0;
  let lastSeq = 0;
  let status: SheetStatus = {
    waiting: journal.waiting.length,
    savedAt: null,
    unreachable: false,
    notKept: false,
    clashes: [],
    closed: false,
  };
  const onAnswer = new Listeners<string>();
  const onStatus = new Listeners<'status'>();
  const onWork = new Listeners<'work'>();
  const postman = new Postman({ deliver, now });
  if (journal.waiting.length > 0) postman.hurry();

  function tell(change: Partial<SheetStatus>) {
    status = { ...status, ...change, waiting: journal.waiting.length };
    onStatus.call('status');
  }

  function show(next: Journal) {
    journal = next;
    const before = answers;
    answers = answersOf(journal);
    for (const key of new Set([...Object.keys(before), ...Object.keys(answers)]))
      if (before[key] !== answers[key]) onAnswer.call(key);
  }

  function keep(kept: Promise<void>) {
    kept.catch(() => tell({ notKept: true }));
  }

  function give(key: string, value: Answer) {
    if (status.closed) return;
    lastSeq = nextSeq(journal, lastSeq);
    const written = write(journal, { id: newId(), seq: lastSeq, key, value, at: now() });
    keep(store.put(attempt, written.stored));
    show(written.journal);
    tell({});
    postman.expect();
  }

  /** One round to the server. Resolves true when nothing is left to send. */
  async function deliver(): Promise<boolean> {
    if (status.closed || status.clashes.length > 0) return true;
    const sent = seal(journal, BATCH);
    const version = workVersion;
    if (sent.batch.length === 0 && version === workSent) return true;
    journal = sent.journal;
    let reply: SaveReply;
    try {
      reply = await save({
        revision: journal.revision,
        entries: sent.batch,
        work: version > workSent ? work : undefined,
      });
    } catch (error) {
      tell({ unreachable: true });
      throw error;
    }
    if (reply.outcome === 'closed') {
      tell({ closed: true, unreachable: false });
      return true;
    }
    if (reply.outcome === 'stale') {
      const met = meet(journal, reply);
      show(met.journal);
      tell({ clashes: met.clashes, unreachable: false });
      return met.clashes.length > 0;
    }
    show(acknowledge(journal, sent.batch, reply.revision));
    workSent = version;
    keep(store.remove(attempt, sent.batch));
    const done = journal.waiting.length === 0 && workSent === workVersion;
    tell({ unreachable: false, ...(done && { savedAt: now() }) });
    return done;
  }

  return {
    attempt,
    answer: (key: string): Answer | undefined => answers[key],
    answers: (): Answers => answers,
    subscribe: (key: string, listener: () => void) => onAnswer.add(key, listener),
    give,
    work: () => work,
    subscribeWork: (listener: () => void) => onWork.add('work', listener),
    /** Highlights, notes and ticks: kept and sent like answers, the last one wins. */
    putWork(next: unknown) {
      work = next;
      workVersion += 1;
      keep(store.putWork(attempt, next));
      onWork.call('work');
      postman.expect();
    },
    status: () => status,
    subscribeStatus: (listener: () => void) => onStatus.add('status', listener),
    /** The learner's choice between two answers. Ours get new ids: the old ones may be known to the server already. */
    settle(choice: 'mine' | 'theirs') {
      const { clashes } = status;
      const { journal: rest, dropped } = drop(
        journal,
        clashes.map(({ key }) => key),
      );
      show(rest);
      keep(store.remove(attempt, dropped));
      tell({ clashes: [] });
      if (choice === 'mine') for (const { key, mine } of clashes) give(key, mine);
      postman.hurry();
    },
    /** Everything there is, now. False when the server did not answer; nothing is lost then. */
    flush: () => postman.now(),
    /** What is still to be sent, for a hand-in that carries it along. */
    unsent: () => {
      const sent = seal(journal, Number.MAX_SAFE_INTEGER);
      journal = sent.journal;
      return { revision: journal.revision, entries: sent.batch, work };
    },
    /** Another tab of this browser writes now and has told us what. */
    hear(entry: Pick<Entry, 'key' | 'value'>) {
      show({ ...journal, base: { ...journal.base, [entry.key]: entry.value } });
    },
    close() {
      postman.stop();
    },
  };
}
