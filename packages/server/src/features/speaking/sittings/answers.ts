import type { ParsedInput } from '@ninefold/contract/call';
import type { SpeakingAnswer, speakingSitting } from '@ninefold/contract/speaking/sitting';
import { answerLength } from '@ninefold/core/speaking/timing';
import type { AnswerAssessment } from '@ninefold/examiner/speech/answers/measures';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { questionsOf } from '../sets/show-set.ts';
import type { SpeakingDeps } from '../speaking-deps.ts';
import { type AnswerRow, answersRepo } from './answers.repo.ts';
import { recount } from './hand-in.ts';
import type { RecordRow } from './records.repo.ts';
import type { Sittings } from './sittings.service.ts';
import { answerView, wasCut } from './views.ts';

type In<K extends keyof typeof speakingSitting> = ParsedInput<(typeof speakingSitting)[K]>;
type Which = In<'beginAnswer'>;
type HeardElsewhere = Pick<AnswerRow, 'engine'> & { assessment: AnswerAssessment };

/** Somebody without a network: what they said before the end is taken for so long, until a report is asked for. */
const LATE_MS = 24 * 60 * 60 * 1000;
/** Whoever begins a question so often is no learner. */
const MOST_TRIES = 40;
/** A recorder stops an answer at its longest; twice as long is nobody's answer. */
const LONGEST_TIMES = 2;

/** Answers: a recording for each, told to the engine while it grows. */
export function answers(deps: SpeakingDeps & { sittings: Sittings }) {
  const { db, recordings, sittings } = deps;

  // More of an answer has come. Nothing waits for it, and whatever goes wrong here is made good when it is whole.
  recordings.onPiece((userId, key, seconds) => {
    void answersRepo(db)
      .recorded(userId, key, seconds)
      .then((enough) => (enough ? deps.jobs.send(db, 'hear-answers', {}) : undefined))
      .catch(() => {});
  });

  recordings.limit(async (at, userId, key) => {
    const known = await answersRepo(at).byKey(userId, key);
    return known && LONGEST_TIMES * answerLength(known.order).longest;
  });

  return {
    begin: (userId: number, which: Which): Promise<SpeakingAnswer> =>
      db.transaction(async (tx) => {
        const row = await sittings.lock(tx, userId, which.record_id);
        const answer = await begun(tx, row, which);
        return shown(tx, row, answer.id);
      }),

    /** The last piece; sent again because the first answer got lost it is the same. */
    async save(userId: number, which: In<'saveAnswer'>, piece: Uint8Array): Promise<SpeakingAnswer> {
      // First of all: what a guest said must not be refused for good because a stranger has logged in.
      await deps.learners.refuseOthers(db, userId, which.by);
      const row = await sittings.find(db, userId, which.record_id);
      const known = await answersRepo(db).byKey(userId, which.key);
      if (known && (known.record_id !== row.id || known.order !== which.order))
        throw new AppError('conflict', { fields: ['key'] });
      if (known && (known.state === 'dropped' || (known.state === 'done' && !wasCut(known, row))))
        return shown(db, row, known.id);
      if (!takesAnswers(row)) throw new AppError('attempt_closed');
      await recordings.addPiece(userId, which, piece);
      const recording = await recordings.finish(userId, which.key);
      return db.transaction(async (tx) => {
        const held = await sittings.lock(tx, userId, which.record_id);
        if (!takesAnswers(held)) throw new AppError('attempt_closed');
        const answer = await begun(tx, held, which);
        if (answer.state === 'dropped') return shown(tx, held, answer.id);
        await answersRepo(tx).change(answer.id, {
          ...{ state: 'done', recording_id: recording.id, recorded: recording.seconds, ended_at: deps.now() },
          // Whatever went wrong while it was being recorded is tried anew.
          ...{ assessment: null, tries: 0 },
        });
        await answersRepo(tx).count(held.id, which.order);
        if (held.state === 'open') await deps.jobs.send(tx, 'hear-answers', {});
        else await recount(deps, tx, held, deps.now());
        return shown(tx, held, answer.id);
      });
    },

    /** Heard elsewhere, and its recording was not kept: an answer of a demonstration, inside a sitting that goes on. */
    keepHeard: (userId: number, which: Which, { engine, assessment }: HeardElsewhere): Promise<void> =>
      db.transaction(async (tx) => {
        const row = await sittings.lock(tx, userId, which.record_id);
        const answer = await begun(tx, row, which);
        await answersRepo(tx).change(answer.id, {
          ...{ state: 'done', recorded: assessment.report.seconds, heard_until: assessment.report.seconds },
          ...{ ended_at: deps.now(), assessment, engine },
        });
        await answersRepo(tx).count(row.id, which.order);
      }),

    /** Thrown away by the learner: it never counts, and pieces of it that come later are ignored. */
    drop: (userId: number, { record_id, order, key }: In<'dropAnswer'>): Promise<{ done: 1 }> =>
      db.transaction(async (tx) => {
        const row = await sittings.lock(tx, userId, record_id);
        const answer = (await known(tx, row, order, key)) ?? (await insert(tx, row, { order, key }, 'dropped'));
        if (answer.state === 'dropped' && !answer.recording_id) return { done: 1 };
        const isRecorded = answer.state === 'done' || (await recordings.nextPiece(tx, userId, key)) > 0;
        if (row.mode === 'exam' && isRecorded) throw new AppError('attempt_closed');
        if (answer.counts && !takesAnswers(row)) throw new AppError('attempt_closed');
        const recording = await recordings.byKey(tx, userId, key);
        await answersRepo(tx).change(answer.id, { state: 'dropped', counts: false, recording_id: null });
        if (recording) await recordings.removeMany(tx, userId, [recording.id]);
        await answersRepo(tx).count(row.id, order);
        if (row.state !== 'open' && takesAnswers(row)) await recount(deps, tx, row, deps.now());
        return { done: 1 };
      }),
  };

  /** The answer under this key, begun now if it was not. In the exam what was recorded once is the answer. */
  async function begun(tx: Db, row: RecordRow, { order, key }: Which): Promise<AnswerRow> {
    const before = await known(tx, row, order, key);
    if (before) return before;
    if (!takesAnswers(row)) throw new AppError('attempt_closed');
    if (!questionsOf(await sittings.setOf(tx, row)).some((one) => one.order === order))
      throw new AppError('not_found', { fields: ['order'] });
    return insert(tx, row, { order, key }, 'recording');
  }

  async function known(tx: Db, row: RecordRow, order: number, key: string): Promise<AnswerRow | undefined> {
    const found = await answersRepo(tx).byKey(row.user_id, key);
    if (found && (found.record_id !== row.id || found.order !== order))
      throw new AppError('conflict', { fields: ['key'] });
    return found;
  }

  /** The key tells tries apart; their number is only their place, so two pages can never take it from each other. */
  async function insert(
    tx: Db,
    row: RecordRow,
    { order, key }: Pick<Which, 'order' | 'key'>,
    state: 'recording' | 'dropped',
  ): Promise<AnswerRow> {
    const others = (await answersRepo(tx).ofRecord(row.id)).filter((one) => one.order === order);
    if (others.length >= MOST_TRIES) throw new AppError('too_many_requests', { fields: ['tries'] });
    if (state === 'recording' && row.mode === 'exam')
      for (const other of others) if (await hasPieces(tx, other)) throw new AppError('attempt_closed');
    const learner = await deps.learners.find(tx, row.user_id);
    const recording = await recordings.byKey(tx, row.user_id, key);
    const answer = await answersRepo(tx).insert({
      ...{ record_id: row.id, user_id: row.user_id, order, key, state, began_at: deps.now() },
      try: Math.max(0, ...others.map((one) => one.try)) + 1,
      // A guest cannot have a report: nobody listens until somebody may ask for one.
      listens: learner?.role === 'student',
      recording_id: recording?.id ?? null,
    });
    if (!answer) throw new AppError('conflict', { fields: ['key'] });
    return answer;
  }

  async function hasPieces(tx: Db, { state, user_id, key }: AnswerRow): Promise<boolean> {
    return state === 'done' || (state === 'recording' && (await recordings.nextPiece(tx, user_id, key)) > 0);
  }

  /** Until a report is asked for, what was on its way when the sitting ended is taken. */
  function takesAnswers({ state, done_at }: RecordRow): boolean {
    if (state === 'open') return true;
    const isRecent = done_at !== null && deps.now().getTime() - done_at.getTime() < LATE_MS;
    return (state === 'handed_in' || state === 'failed') && isRecent;
  }

  async function shown(at: Db, row: RecordRow, id: number): Promise<SpeakingAnswer> {
    const own = await answersRepo(at).find(id);
    if (own?.state === 'dropped') return answerView(own, row, undefined, 0);
    const view = (await sittings.answersOf(at, row)).find((one) => own?.key === one.key);
    if (!view) throw new Error(`answer ${id} cannot be shown`);
    return view;
  }
}
