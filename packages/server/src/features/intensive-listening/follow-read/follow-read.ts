import type { ParsedInput } from '@ninefold/contract/call';
import type { intensiveListening } from '@ninefold/contract/intensive-listening';
import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { ReadingOutcome } from '@ninefold/examiner/speech/speech-thread';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { SpeechTicket } from '#providers/speech/speech-engine.ts';
import type { IntensiveListeningDeps } from '../intensive-listening-deps.ts';
import { openSentences, type SentenceVersion } from '../sentences/sentence-paper.ts';
import { whyNot, wordView } from './score-view.ts';
import { type ScoreRow, scoresRepo } from './scores.repo.ts';

type Input = ParsedInput<(typeof intensiveListening)['scoreSentence']>;
type ListInput = ParsedInput<(typeof intensiveListening)['getSentenceScoreList']>;
type Orders = readonly number[];

/** More than anybody reads before the first is scored; each holds its recording in memory. */
const MOST_WAITING = 10;
const TRY_AGAIN_SECONDS = 15;
/** The longest sentence, read slowly. */
const LONGEST_SECONDS = 60;

/** A reading is given up after a minute; then another process may take it. */
const LEASE_MS = 150_000;

/** Sentences read aloud: recorded, scored in turn, and shown with what came before. */
export function followRead(deps: IntensiveListeningDeps) {
  const { db, recordings, speech } = deps;
  /** What this process works on: only it knows where they stand in the queue. */
  const tickets = new Map<number, SpeechTicket>();

  return {
    async scoreSentence(userId: number, { id, order, ...which }: Input, piece: Uint8Array): Promise<SentenceScore> {
      // First of all: what a guest said must not be refused for good because a stranger may not open the section.
      await deps.learners.refuseOthers(db, userId, which.by);
      const version = await openSentences(deps, db, userId, id);
      const sentence = version.sentences.find((one) => one.order === order);
      if (!sentence) throw new AppError('not_found', { fields: ['order'] });
      if ((await scoresRepo(db).countWaiting(userId)) >= MOST_WAITING)
        throw new AppError('too_many_requests', { details: { retry_after: TRY_AGAIN_SECONDS } });
      await recordings.addPiece(userId, which, piece);
      const recording = await recordings.finish(userId, which.key);
      if (recording.seconds > LONGEST_SECONDS) throw new AppError('file_not_accepted', { fields: ['file'] });
      const now = deps.now();
      const row = await scoresRepo(db).insert({
        ...{ user_id: userId, paper_id: id, hash: version.hash, order, recording_id: recording.id },
        ...{ ref_text: sentence.content, state: 'waiting', read_at: now, leased_until: leaseFrom(now) },
      });
      if (row) await begin(row, sentence.end - sentence.start);
      // Sent again because the first answer got lost.
      const kept = row ?? (await scoresRepo(db).byRecording(userId, recording.id));
      if (!kept || kept.paper_id !== id || kept.order !== order) throw new AppError('conflict', { fields: ['key'] });
      const [view] = await views(userId, version, [order]);
      if (!view) throw new Error(`reading ${kept.id} cannot be shown`);
      return view;
    },

    async getSentenceScoreList(userId: number, { id, orders }: ListInput): Promise<{ list: SentenceScore[] }> {
      const version = await openSentences(deps, db, userId, id);
      await takeOverLost(userId, version, orders);
      return { list: await views(userId, version, orders) };
    },

    mergeGuest: (tx: Db, guestId: number, userId: number): Promise<void> => scoresRepo(tx).reown(guestId, userId),
  };

  /** Handed to the engine; whatever becomes of it is written down, and nothing that goes wrong here is the learner's. */
  async function begin(row: ScoreRow, modelSeconds: number): Promise<void> {
    const file = await recordings.bytesOf(row.recording_id);
    if (!file) return write(row, null);
    const ticket = speech.read(row.user_id, { file, text: row.ref_text, accent: 'uk', modelSeconds });
    tickets.set(row.id, ticket);
    void ticket.outcome
      .then(
        (outcome) => write(row, outcome),
        () => write(row, null),
      )
      // The database is away: the lease runs out, and whoever asks next begins again.
      .catch(() => {})
      .finally(() => tickets.delete(row.id));
  }

  /** A failure stores zeros with the recording, and stays out of every average. */
  async function write(row: ScoreRow, outcome: ReadingOutcome | null): Promise<void> {
    const engine = speech.engine;
    // The server stops: whoever asks after the next start begins it again, at once.
    if (outcome && !outcome.ok && outcome.failure === 'closed')
      return scoresRepo(db).change(row.id, { leased_until: deps.now() });
    if (!outcome?.ok) return scoresRepo(db).change(row.id, { state: 'failed', reason: 'failed', engine });
    const { words, total_score, pron_accuracy, pron_fluency, pron_completion, assessed, reason } = outcome.score;
    await scoresRepo(db).change(row.id, {
      ...{ state: 'scored', total_score, pron_accuracy, pron_fluency, pron_completion },
      ...{ assessed, reason: reason ?? '', words, engine },
    });
  }

  /** What a process had begun that died: begun anew by whoever asks. */
  async function takeOverLost(
    userId: number,
    { id, hash, sentences }: SentenceVersion,
    orders?: Orders,
  ): Promise<void> {
    const now = deps.now();
    const lost = (await scoresRepo(db).lasts(userId, { id, hash, orders })).filter(
      (row) => row.state === 'waiting' && row.leased_until < now && !tickets.has(row.id),
    );
    for (const row of lost) {
      const sentence = sentences.find(({ order }) => order === row.order);
      if (await scoresRepo(db).takeOver(row.id, now, leaseFrom(now)))
        await begin(row, sentence ? sentence.end - sentence.start : 0);
    }
  }

  /** The last reading of each sentence, with the totals of all. */
  async function views(userId: number, { id, hash }: SentenceVersion, orders?: Orders): Promise<SentenceScore[]> {
    const rows = await scoresRepo(db).lasts(userId, { id, hash, orders });
    if (rows.length === 0) return [];
    const totals = await scoresRepo(db).totals(userId, { id, hash });
    const own = await recordings.findMany(
      db,
      userId,
      rows.map(({ recording_id }) => recording_id),
    );
    return rows.map((row) => {
      const recording = own.find((one) => one.id === row.recording_id);
      return {
        ...row,
        words: row.words.map(wordView),
        why: whyNot(row),
        file_url: recording?.file ? `/files/${recording.file}` : '',
        seconds: recording?.seconds ?? 0,
        read_at: secondsOf(row.read_at),
        queue: row.state === 'waiting' ? (tickets.get(row.id)?.place() ?? { ahead: 0, seconds: 0 }) : null,
        tries: totals.filter(({ order }) => order === row.order).map(({ total_score }) => total_score),
      };
    });
  }
}

const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS);
