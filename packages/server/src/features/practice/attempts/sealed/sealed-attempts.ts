import type { Both } from '@ninefold/contract/practice/paper';
import { isWholeTest } from '@ninefold/core/practice/attempt-rules';
import type { PractisedSkill } from '@ninefold/core/practice/practised-skills';
import type { Db } from '#db/db.ts';
import { sealsRepo } from '../../papers/seals.repo.ts';
import { type AttemptRow, attemptsRepo, type Held } from '../attempts.repo.ts';
import type { AttemptsDeps } from '../attempts-deps.ts';
import { handIn, isLate, mark } from '../marking/hand-in.ts';
import { resultOf } from '../marking/result.ts';
import { headOf, type Plan, papersOf, sheetOf, versionsOf } from '../start.ts';

/** A paper that a mock test begins. `startedAt` may lie in the past: the break ended then, whoever was there. */
type SealedStart = {
  skill: PractisedSkill;
  paperIds: readonly number[];
  /** As they were chosen when the mock began. */
  versions: readonly { id: number; hash: string }[];
  title: Both;
  examType: 1 | 2;
  key: string;
  startedAt: Date;
};

export type SealedAttempts = ReturnType<typeof sealedAttempts>;

/**
 * The papers of a mock test, for the feature that holds mocks: exams that give nothing away until the whole test is over.
 * Answers are saved and handed in like those of any attempt. Everything joins the caller's transaction.
 */
export const sealedAttempts = (deps: AttemptsDeps) => ({
  /** From now on practice, reviews, drills and the book of mistakes tell nothing of these papers. */
  seal: (tx: Db, userId: number, mockRecordId: number, paperIds: readonly number[]) =>
    sealsRepo(tx).add(userId, mockRecordId, paperIds),

  unseal: (tx: Db, userId: number, mockRecordId: number) => sealsRepo(tx).remove(userId, mockRecordId),

  reown: (tx: Db, from: number, to: number) => sealsRepo(tx).reown(from, to),

  async start(
    tx: Db,
    userId: number,
    { skill, paperIds, versions: chosen, title, examType, key, startedAt }: SealedStart,
  ): Promise<number> {
    const repo = attemptsRepo(tx);
    const same = await repo.byStartKey(userId, key);
    if (same) return same.attempt.id;
    const reader = await deps.papers.learner(tx, userId, skill);
    const plan: Plan = {
      kind: 'own',
      source_id: 0,
      paper_key: key,
      whole: false,
      only: null,
      of_attempt: null,
      mode: 'exam',
      title,
      papers: paperIds.map((id) => ({ id, ...chosen.find((one) => one.id === id) })),
    };
    const versions = await versionsOf(deps, tx, plan);
    const whole = isWholeTest(
      deps.kits[skill].partsOfTest,
      versions.map(({ shown }) => shown),
    );
    const head = headOf(deps, userId, reader, { key, exam_type: examType }, { ...plan, whole }, versions, startedAt);
    const attempt = await repo.insert({ ...head, sealed: true });
    if (!attempt) throw new Error(`paper ${key} was begun twice`);
    await repo.insertPapers(papersOf(attempt.id, plan, versions));
    await repo.insertSheet(sheetOf(deps, attempt, ''));
    return attempt.id;
  },

  /** As it is now: one whose time is over is closed by whoever looks. */
  async upToDate(tx: Db, attemptId: number): Promise<AttemptRow> {
    const held = await locked(tx, attemptId);
    return (isLate(held, deps.now()) ? await handIn(deps, tx, held, 'clock') : held).attempt;
  },

  /** Closed as it was saved. */
  async close(tx: Db, attemptId: number): Promise<AttemptRow> {
    const held = await locked(tx, attemptId);
    return (held.sheet.open ? await handIn(deps, tx, held, 'learner') : held).attempt;
  },

  /** The mock is over: the paper is marked now, and told everywhere a marked paper is told. */
  async mark(tx: Db, attemptId: number): Promise<AttemptRow> {
    const held = await locked(tx, attemptId);
    const { state, closed_by, submitted_at } = held.attempt;
    if (state !== 'scoring') return held.attempt;
    return (await mark(deps, tx, held, closed_by ?? 'learner', submitted_at ?? deps.now())).attempt;
  },

  /** The attempt as the lists have it. */
  head: async (db: Db, userId: number, attemptId: number): Promise<AttemptRow | undefined> =>
    (await attemptsRepo(db).find(userId, attemptId))?.attempt,

  /** What a report of a mock tells of a marked paper. */
  async summary(db: Db, userId: number, attemptId: number) {
    const held = await attemptsRepo(db).find(userId, attemptId);
    if (held?.attempt.state !== 'marked') return null;
    const result = await resultOf(deps, db, held);
    const types = result.types.map(({ type, right, total }) => ({
      type,
      right,
      total,
      blank: result.questions
        .filter((question) => question.type === type)
        .flatMap(({ marks }) => marks)
        .filter(({ reason }) => reason === 'BLANK').length,
    }));
    const { right, total, answered, blank, seconds, band } = result;
    return { right, total, answered, blank, seconds, band, types, late: Object.keys(held.sheet.late).length };
  },
});

async function locked(tx: Db, attemptId: number): Promise<Held> {
  const held = await attemptsRepo(tx).lockById(attemptId);
  if (!held) throw new Error(`attempt ${attemptId} of a mock is gone`);
  return held;
}
