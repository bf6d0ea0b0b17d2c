import type { ParsedInput } from '@ninefold/contract/call';
import type { BetterReading, speakingReport } from '@ninefold/contract/speaking/scoring';
import { sentencesToSay } from '@ninefold/core/speaking/say-again';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { ReadingOutcome } from '@ninefold/examiner/speech/speech-thread';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { whyNot, wordView } from '#features/intensive-listening/intensive-listening.service.ts';
import type { SpeechTicket } from '#providers/speech/speech-engine.ts';
import { type ReadingRow, readingsRepo } from '../sittings/readings.repo.ts';
import type { RecordRow, Sittings } from '../sittings/sittings.service.ts';
import type { SpeakingDeps } from '../speaking-deps.ts';

type Input = ParsedInput<(typeof speakingReport)['readSentence']>;

/** A reading is given up after a minute; then another process may take it. */
const LEASE_MS = 150_000;

/** Sentences of a report, made better or with a word to check, read aloud and scored like sentences of follow-read. */
export const readingsService = (deps: SpeakingDeps & { sittings: Sittings }) => {
  const { db, recordings, speech } = deps;
  /** What this process works on: only it knows where they stand in the queue. */
  const tickets = new Map<number, SpeechTicket>();

  return {
    async readSentence(userId: number, { record_id, order, sentence, ...which }: Input, piece: Uint8Array) {
      await deps.learners.refuseOthers(db, userId, which.by);
      const record = await deps.sittings.find(db, userId, record_id);
      const answer = record.report?.answers.find((one) => one.order === order);
      const text = answer && sentencesToSay(answer)[sentence];
      if (!text) throw new AppError('not_found', { fields: ['sentence'] });
      const recording = await recordings.addLast(userId, which, piece);
      const now = deps.now();
      const row = await readingsRepo(db).insert({
        ...{ record_id, user_id: userId, order, sentence, recording_id: recording.id, ref_text: text },
        ...{ state: 'waiting', read_at: now, leased_until: leaseFrom(now) },
      });
      if (row) await begin(row);
      // Sent again because the first answer got lost.
      const kept = row ?? (await readingsRepo(db).byRecording(userId, recording.id));
      if (kept?.record_id !== record_id || kept.order !== order || kept.sentence !== sentence)
        throw new AppError('conflict', { fields: ['key'] });
      const view = (await views(record)).find((one) => one.order === order && one.sentence === sentence);
      if (!view) throw new Error(`reading ${kept.id} cannot be shown`);
      return view;
    },

    async getReadingList(userId: number, recordId: number): Promise<{ list: BetterReading[] }> {
      const record = await deps.sittings.find(db, userId, recordId);
      await takeOverLost(record);
      return { list: await views(record) };
    },

    mergeGuest: (tx: Db, guestId: number, userId: number) => readingsRepo(tx).reown(guestId, userId),
  };

  /** Whatever becomes of it is written down, and nothing that goes wrong here is the learner's. */
  async function begin(row: ReadingRow): Promise<void> {
    const file = await recordings.bytesOf(row.recording_id);
    if (!file) return write(row, null);
    const ticket = speech.read(row.user_id, { file, text: row.ref_text, accent: 'uk' });
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

  async function write(row: ReadingRow, outcome: ReadingOutcome | null): Promise<void> {
    const { engine } = speech;
    // The server stops: whoever asks after the next start begins it again, at once.
    if (outcome && !outcome.ok && outcome.failure === 'closed')
      return readingsRepo(db).change(row.id, { leased_until: deps.now() });
    if (!outcome?.ok) return readingsRepo(db).change(row.id, { state: 'failed', reason: 'failed', engine });
    const { words, total_score, pron_accuracy, pron_fluency, pron_completion, assessed, reason } = outcome.score;
    await readingsRepo(db).change(row.id, {
      ...{ state: 'scored', total_score, pron_accuracy, pron_fluency, pron_completion },
      ...{ assessed, reason: reason ?? '', words, engine },
    });
  }

  /** What a process had begun that died: begun anew by whoever asks. */
  async function takeOverLost({ id }: RecordRow): Promise<void> {
    const now = deps.now();
    for (const row of await readingsRepo(db).lasts(id))
      if (row.state === 'waiting' && row.leased_until < now && !tickets.has(row.id))
        if (await readingsRepo(db).takeOver(row.id, now, leaseFrom(now))) await begin(row);
  }

  async function views({ id, user_id, report }: RecordRow): Promise<BetterReading[]> {
    // A report that was made again may have other sentences in those places.
    const toSay = (order: number, at: number) => {
      const answer = report?.answers.find((one) => one.order === order);
      return answer && sentencesToSay(answer)[at];
    };
    const rows = (await readingsRepo(db).lasts(id)).filter((row) => toSay(row.order, row.sentence) === row.ref_text);
    const own = rows.length
      ? await recordings.findMany(
          db,
          user_id,
          rows.map((row) => row.recording_id),
        )
      : [];
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
      };
    });
  }
};

const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS);
