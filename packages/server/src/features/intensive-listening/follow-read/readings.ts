import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { ReadingOutcome } from '@ninefold/examiner/speech/speech-thread';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { RecordingRow } from '#features/recordings/recordings.service.ts';
import type { IntensiveListeningDeps } from '../intensive-listening-deps.ts';
import { readingsAtWork } from './at-work.ts';
import { readingsInLine } from './in-line.ts';
import { reportReading } from './report-reading.ts';
import { whyNot, wordView } from './score-view.ts';
import { type ScoreRow, scoresRepo } from './scores.repo.ts';

type Uses = Pick<IntensiveListeningDeps, 'db' | 'now' | 'speech' | 'recordings' | 'mistakeBook'>;
/** A sentence in one version of the item it stands in. */
type OfItem = { id: number; hash: string };
export type ToRead = OfItem & {
  order: number;
  text: string;
  /** Of the recording that is read after; 0: there is none. */
  modelSeconds: number;
  /** Whoever asked for it tells the book of mistakes: the answer of a card, an item of a training set. */
  toldElsewhere: boolean;
};
type Which = { key: string; seq: number; by?: number | undefined };
type Orders = readonly number[];
export type Readings = ReturnType<typeof readingsOf>;

/** More than anybody reads before the first is scored; each holds its recording in memory. */
const MOST_WAITING = 10;
const TRY_AGAIN_SECONDS = 15;
/** The longest sentence, read slowly. */
const LONGEST_SECONDS = 60;

/** A reading is given up after a minute; then another process may take it. */
const LEASE_MS = 150_000;

/** Sentences read aloud, whatever they stand in: recorded, scored in turn, and shown with what came before. */
export function readingsOf(deps: Uses) {
  const { db, recordings, speech } = deps;
  const atWork = readingsAtWork();

  return {
    /** Whatever has to be looked up before a reading is put down belongs in here, too. */
    inLine: readingsInLine(db.kind),

    score,
    /** From memory where no other process can have taken a newer reading: the embedded database belongs to one alone. */
    waiting: (userId: number, paperId: number, orders: Orders) =>
      db.kind === 'embedded' ? atWork.waiting(userId, paperId, orders) : null,

    /** The last reading of each sentence, with the totals of all. What a process died with is begun anew. */
    async lasts(userId: number, of: OfItem, orders: Orders | undefined, secondsOfModel: (order: number) => number) {
      const rows = await scoresRepo(db).lasts(userId, { ...of, orders });
      for (const row of rows) await takeOverLost(row, secondsOfModel(row.order));
      return views(db, userId, rows);
    },

    /** Readings of this learner by their ids; somebody else's are not there. */
    byIds: async (tx: Db, userId: number, ids: readonly number[]): Promise<(SentenceScore & { of: OfItem })[]> => {
      const rows = ids.length ? await scoresRepo(tx).byIds(userId, ids) : [];
      const shown = await views(tx, userId, rows);
      return shown.map((view, at) => ({ ...view, of: { id: rows[at]?.paper_id ?? 0, hash: rows[at]?.hash ?? '' } }));
    },

    /** Whoever asks for a reading whose process died has it begun anew. */
    async askAgain(userId: number, id: number): Promise<void> {
      const [row] = await scoresRepo(db).byIds(userId, [id]);
      if (row) await takeOverLost(row, 0);
    },

    mergeGuest: (tx: Db, guestId: number, userId: number): Promise<void> => scoresRepo(tx).reown(guestId, userId),
  };

  /** With the last piece a recording is whole and waits for its score. */
  async function score(userId: number, { id, hash, order, ...read }: ToRead, which: Which, piece: Uint8Array) {
    if ((await scoresRepo(db).countWaiting(userId, deps.now())) >= MOST_WAITING)
      throw new AppError('too_many_requests', { details: { retry_after: TRY_AGAIN_SECONDS } });
    const recording = await recordings.addLast(userId, which, piece);
    if (recording.seconds > LONGEST_SECONDS) throw new AppError('file_not_accepted', { fields: ['file'] });
    const now = deps.now();
    const row = await scoresRepo(db).insert({
      ...{ user_id: userId, paper_id: id, hash, order, recording_id: recording.id },
      ...{ ref_text: read.text, state: 'waiting', read_at: now, leased_until: leaseFrom(now) },
      for_card: read.toldElsewhere,
    });
    if (row) await begin(row, read.modelSeconds, recording);
    // Sent again because the first answer got lost.
    const kept = row ?? (await scoresRepo(db).byRecording(userId, recording.id));
    if (!kept || kept.paper_id !== id || kept.order !== order) throw new AppError('conflict', { fields: ['key'] });
    const [view] = await views(db, userId, [kept], [recording]);
    if (!view) throw new Error(`reading ${kept.id} cannot be shown`);
    atWork.told(view);
    return view;
  }

  /** Handed to the engine; whatever becomes of it is written down, and nothing that goes wrong here is the learner's. */
  async function begin(row: ScoreRow, modelSeconds: number, recording?: RecordingRow): Promise<void> {
    const file = await (recording ? recordings.bytesIn(recording) : recordings.bytesOf(row.recording_id));
    if (!file) return write(row, null);
    const read = { file, text: row.ref_text, accent: 'uk' as const, ...(modelSeconds > 0 && { modelSeconds }) };
    const ticket = speech.read(row.user_id, read);
    atWork.begin(row, ticket);
    void ticket.outcome
      .then(
        (outcome) => write(row, outcome),
        () => write(row, null),
      )
      // The database is away: the lease runs out, and whoever asks next begins again.
      .catch(() => {})
      .finally(() => atWork.end(row.id));
  }

  /** A failure stores zeros with the recording, and stays out of every average. */
  async function write({ id }: ScoreRow, outcome: ReadingOutcome | null): Promise<void> {
    const engine = speech.engine;
    const change = async (what: Parameters<ReturnType<typeof scoresRepo>['change']>[1]) =>
      void (await scoresRepo(db).change(id, what));
    // The server stops: whoever asks after the next start begins it again, at once.
    if (outcome && !outcome.ok && outcome.failure === 'closed') return change({ leased_until: deps.now() });
    if (!outcome?.ok) return change({ state: 'failed', reason: 'failed', engine });
    const { words, total_score, pron_accuracy, pron_fluency, pron_completion, assessed, reason } = outcome.score;
    await db.transaction(async (tx) => {
      const scored = await scoresRepo(tx).change(id, {
        ...{ state: 'scored', total_score, pron_accuracy, pron_fluency, pron_completion },
        ...{ assessed, reason: reason ?? '', words, engine },
      });
      // A guest may have logged in meanwhile: the row knows whose book it is.
      if (scored?.assessed && !scored.for_card) await reportReading(deps, tx, scored);
    });
  }

  async function takeOverLost(row: ScoreRow, modelSeconds: number): Promise<void> {
    const now = deps.now();
    if (row.state !== 'waiting' || row.leased_until >= now || atWork.isAtWork(row.id)) return;
    if (await scoresRepo(db).takeOver(row.id, now, leaseFrom(now))) await begin(row, modelSeconds);
  }

  /** `known`: their recordings, where the caller has them. */
  async function views(
    tx: Db,
    userId: number,
    rows: readonly ScoreRow[],
    known?: readonly RecordingRow[],
  ): Promise<SentenceScore[]> {
    if (rows.length === 0) return [];
    const totals = await scoresRepo(tx).totals(userId, [...new Set(rows.map(({ paper_id }) => paper_id))]);
    const ids = rows.map(({ recording_id }) => recording_id);
    const own = known ?? (await recordings.findMany(tx, userId, ids));
    return rows.map((row) => {
      const recording = own.find((one) => one.id === row.recording_id);
      const isSame = (one: Pick<ScoreRow, 'paper_id' | 'hash' | 'order'>) =>
        one.paper_id === row.paper_id && one.hash === row.hash && one.order === row.order;
      return {
        ...row,
        words: row.words.map(wordView),
        why: whyNot(row),
        file_url: recording?.file ? `/files/${recording.file}` : '',
        seconds: recording?.seconds ?? 0,
        read_at: secondsOf(row.read_at),
        queue: row.state === 'waiting' ? atWork.place(row.id) : null,
        tries: totals.filter(isSame).map(({ total_score }) => total_score),
      };
    });
  }
}

const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS);
