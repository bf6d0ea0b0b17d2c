import type { ParsedInput } from '@ninefold/contract/call';
import type { attempt as contract, SaveInput } from '@ninefold/contract/practice/attempt';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { sealsRepo } from '../papers/seals.repo.ts';
import { type AttemptPaper, attemptsRepo, type Held } from './attempts.repo.ts';
import type { AttemptsDeps } from './attempts-deps.ts';
import { challengeEffect } from './challenges/challenge-effect.ts';
import { challengeList, challengeMark, settleChallenge } from './challenges/challenges.ts';
import { markAgain } from './challenges/mark-again.ts';
import { addedAnswerList, takeBackAnswer } from './challenges/take-back.ts';
import { closeLate } from './close-late.ts';
import { doneTexts } from './learner/done-texts.ts';
import { learnerAttemptsRepo } from './learner/learner-attempts.repo.ts';
import { challengesRepo } from './marking/challenges.repo.ts';
import { checkOne } from './marking/check-one.ts';
import { fillAnalysis } from './marking/fill-analysis.ts';
import { handIn, isLate } from './marking/hand-in.ts';
import { questionKeys } from './marking/question-keys.ts';
import { resultOf } from './marking/result.ts';
import { slotsShown } from './marking/slots-shown.ts';
import { fillMistakes } from './mistakes/fill-mistakes.ts';
import { questionOwner } from './mistakes/question-owner.ts';
import { questionsAlone } from './mistakes/questions-alone.ts';
import { removeAttempt } from './remove-attempt.ts';
import { keepLate, quickSaves, refuseUnknown, save, write, yoursOf } from './save.ts';
import { sealedAttempts } from './sealed/sealed-attempts.ts';
import { type StartInput, start } from './start.ts';
import { attemptView, staleAnswer } from './views.ts';

type In<K extends keyof typeof contract> = ParsedInput<(typeof contract)[K]>;

export type { DonePaper, DoneText, DoneTexts } from './learner/done-texts.ts';
export type { AloneRef, QuestionsAlone } from './mistakes/questions-alone.ts';
export type Attempts = ReturnType<typeof attemptsService>;

/** One attempt, from the first answer to the reviewed result. */
export const attemptsService = (deps: AttemptsDeps) => {
  const keys = questionKeys(deps);
  const quickSave = quickSaves(deps.db);

  return {
    async start(userId: number, input: StartInput) {
      const { held, resumed, closedId } = await start(deps, userId, input);
      return {
        ...(await view(deps.db, held)),
        resumed: resumed ? (1 as const) : (0 as const),
        closed_attempt_id: closedId,
      };
    },

    async getAttempt(userId: number, attemptId: number) {
      return view(deps.db, await upToDate(userId, attemptId));
    },

    save: (userId: number, input: SaveInput) => save({ deps, keys, quickSave }, userId, input),

    takeOver: (userId: number, { attempt_id, writer }: In<'takeOver'>) =>
      changeOpen(userId, attempt_id, async (tx, { attempt, sheet }) => {
        const change = { writer, writer_since: sheet.revision };
        if (sheet.writer !== writer) await attemptsRepo(tx).changeSheet(attempt.id, change);
        return view(tx, { attempt, sheet: sheet.writer === writer ? sheet : { ...sheet, ...change } });
      }),

    checkOne: (userId: number, input: In<'checkOne'>) => checkOne(deps, userId, input),

    async submit(userId: number, input: SaveInput) {
      const known = await keys.of(userId, input.attempt_id);
      if (!known) throw new AppError('not_found', { fields: ['attempt_id'] });
      refuseUnknown(input, known.questions);
      return deps.db.transaction(async (tx) => {
        const held = await lock(tx, userId, input.attempt_id);
        const now = deps.now();
        if (!held.sheet.open) {
          await keepLate(tx, held, input);
          return handedIn(tx, held);
        }
        const late = isLate(held, now);
        if (late) await keepLate(tx, held, input);
        const sheet = late ? held.sheet : await write(tx, held, input, now);
        if (sheet === 'stale') return staleAnswer(held, yoursOf(input), now);
        const { timeZone } = await deps.papers.learner(tx, userId, held.attempt.skill);
        const marked = await handIn(deps, tx, { ...held, sheet }, late ? 'clock' : 'learner', timeZone);
        return handedIn(tx, marked, timeZone);
      });
    },

    discard: (userId: number, attemptId: number) =>
      changeOpen(userId, attemptId, async (tx, { attempt }) => {
        if (attempt.sealed) throw new AppError('attempt_open');
        await removeAttempt(deps, tx, attempt);
        return {};
      }),

    async getResult(userId: number, attemptId: number) {
      const held = await upToDate(userId, attemptId);
      if (held.attempt.state !== 'marked') throw new AppError('attempt_open');
      if (await isSealed(deps.db, held.attempt)) throw new AppError('attempt_open');
      // Whoever opens a review has every key of its papers before them, of what was right this time too.
      await deps.db.transaction(async (tx) => {
        const shown = slotsShown(await versionsOf(tx, await attemptsRepo(tx).papers(attemptId)), held.attempt.only);
        await deps.mistakeBook.lookedAt(tx, userId, shown, deps.now());
      });
      return resultOf(deps, deps.db, held);
    },

    /** What the learner has read and heard, for whoever looks for a word in it. */
    doneTexts: doneTexts(deps),

    challengeMark: (userId: number, input: In<'challengeMark'>) => challengeMark(deps, userId, input),
    getChallengeList: (input: In<'getChallengeList'>) => challengeList(deps, input),
    /** How many of a learner's challenges wait for an operator. */
    openChallengesOf: async (userId: number) => (await challengesRepo(deps.db).openOf(userId)).length,
    getChallengeEffect: (input: In<'getChallengeEffect'>) => challengeEffect(deps, input),
    settleChallenge: (operatorId: number, input: In<'settleChallenge'>) => settleChallenge(deps, operatorId, input),
    getAddedAnswerList: (input: In<'getAddedAnswerList'>) => addedAnswerList(deps, input),
    /** In the caller's transaction, who has asked for a proof. */
    takeBackAnswer: (tx: Db, what: Parameters<typeof takeBackAnswer>[2]) => takeBackAnswer(deps, tx, what),
    /** The job: whoever gave an answer that is in the key now is marked again. */
    markAgain: (challengeId: number) => markAgain(deps, challengeId),

    async getRecordList(userId: number, { skill, before, page_size }: In<'getRecordList'>) {
      const rows = await learnerAttemptsRepo(deps.db).records(userId, skill, before, page_size + 1);
      const list = rows.slice(0, page_size).map(({ attempt, papers, answered }) => ({
        ...attempt,
        papers,
        answered,
        redo: attempt.of_attempt === null ? (0 as const) : (1 as const),
        started_at: secondsOf(attempt.started_at),
        submitted_at: secondsOf(attempt.submitted_at),
      }));
      return { list, has_more: rows.length > page_size ? (1 as const) : (0 as const) };
    },

    /** How many questions of open attempts have an answer. */
    progressOf: async (db: Db, userId: number, ids: readonly number[]): Promise<Map<number, number>> =>
      new Map((await learnerAttemptsRepo(db).answered(userId, ids)).map(({ id, answered }) => [id, answered])),

    /** Whether this learner is sitting the paper in an exam: until that is over nothing of it may be told. */
    isInExam: (db: Db, userId: number, paperId: number): Promise<boolean> =>
      learnerAttemptsRepo(db).isInExam(userId, paperId),

    /** The job: nobody need come back for a timed attempt to end. Tells how many it closed. */
    closeLate: () => closeLate(deps),

    /** The job: attempts that were marked before mistakes were kept. True when all have been reported. */
    fillMistakes: () => fillMistakes(deps),

    /** The job: attempts that were marked before the analysis was kept. */
    fillAnalysis: () => fillAnalysis(deps),

    /** How its questions are asked again. */
    evidence: questionOwner(deps.papers),

    /** Questions of papers asked alone, without an attempt. */
    alone: questionsAlone(deps.papers),

    /** The papers of a mock test. */
    sealed: sealedAttempts(deps),

    /** A guest's attempts go to the account. Of two open ones of the same papers the guest's is handed in as it stands. */
    async mergeGuest(tx: Db, guestId: number, userId: number): Promise<number> {
      const repo = attemptsRepo(tx);
      for (const id of await repo.clashes(guestId, userId)) {
        const held = await repo.lockById(id);
        if (held) await handIn(deps, tx, held, 'learner');
      }
      await deps.papers.giveMarks(tx, guestId, userId);
      return repo.reown(guestId, userId);
    },
  };

  async function view(db: Db, held: Held) {
    const papers = await attemptsRepo(db).papers(held.attempt.id);
    return attemptView(deps.kits[held.attempt.skill], held, papers, await versionsOf(db, papers), deps.now());
  }

  /** Neither a paper of an open mock nor another attempt at the same paper gives a result: it would tell the key. */
  async function handedIn(tx: Db, held: Held, timeZone?: string) {
    if (held.attempt.state !== 'marked' || (await isSealed(tx, held.attempt))) return { outcome: 'sealed' as const };
    return { outcome: 'marked' as const, result: await resultOf(deps, tx, held, timeZone) };
  }

  async function isSealed(db: Db, { id, user_id }: Held['attempt']): Promise<boolean> {
    const sealed = await sealsRepo(db).of(user_id);
    if (sealed.length === 0) return false;
    return (await attemptsRepo(db).papers(id)).some(({ content_id }) => sealed.includes(content_id));
  }

  function versionsOf(db: Db, papers: readonly AttemptPaper[]) {
    return deps.papers.keptVersions(
      db,
      papers.map(({ content_id, hash }) => ({ id: content_id, hash })),
    );
  }

  async function lock(tx: Db, userId: number, attemptId: number): Promise<Held> {
    const held = await attemptsRepo(tx).lock(userId, attemptId);
    if (!held) throw new AppError('not_found', { fields: ['attempt_id'] });
    return held;
  }

  /** As it is now: one whose time is over is closed by whoever looks at it first. */
  async function upToDate(userId: number, attemptId: number): Promise<Held> {
    const found = await attemptsRepo(deps.db).find(userId, attemptId);
    if (!found) throw new AppError('not_found', { fields: ['attempt_id'] });
    if (!isLate(found, deps.now())) return found;
    return deps.db.transaction(async (tx) => {
      const held = await lock(tx, userId, attemptId);
      return isLate(held, deps.now()) ? handIn(deps, tx, held, 'clock') : held;
    });
  }

  async function changeOpen<T>(userId: number, id: number, change: (tx: Db, held: Held) => Promise<T>): Promise<T> {
    await upToDate(userId, id);
    return deps.db.transaction(async (tx) => {
      const held = await lock(tx, userId, id);
      if (!held.sheet.open) throw new AppError('attempt_closed');
      return change(tx, held);
    });
  }
};
