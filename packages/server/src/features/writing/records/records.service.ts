import type { ParsedInput } from '@ninefold/contract/call';
import type { EssayRow } from '@ninefold/contract/writing/fields';
import type { EssayRecord, exerciseRecords, SavedEssay, writingRecords } from '@ninefold/contract/writing/records';
import { secondsOf } from '@ninefold/core/time/seconds';
import { ESSAY_STATUS } from '@ninefold/core/writing/essay-state';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { removePdfs } from '../pdf/remove-pdfs.ts';
import type { PromptRow, Questions } from '../questions/questions.service.ts';
import { titleOfPrompt } from '../questions/show-question.ts';
import type { WritingDeps } from '../writing-deps.ts';
import { changeRow, closeLate, handInRow, isLate } from './close-late.ts';
import { conflictsRepo } from './conflicts.repo.ts';
import { createRecord, type SaveInput } from './create.ts';
import { examRecordsRepo } from './exam-records.repo.ts';
import { recordTypeOf } from './history-entry.ts';
import { type RecordFilter, recordListsRepo } from './record-lists.repo.ts';
import { type RecordChange, type RecordRow, recordsRepo } from './records.repo.ts';
import { saveDraft, writeDraft } from './save.ts';
import { type MockExam, startExam, startMockExam } from './start-exam.ts';
import { summariesRepo } from './summaries.repo.ts';
import { canWriteRow, recordView, rowView, savedAnswer } from './views.ts';

export type { RecordRow };
export type EssayRecords = ReturnType<typeof recordsService>;
type In<K extends keyof typeof writingRecords> = ParsedInput<(typeof writingRecords)[K]>;
type ListInput = ParsedInput<(typeof exerciseRecords)['getEssayRecordList']>;

const MOST_DRAFTS = 200;

/** Drafts, from the empty one to the one that was handed in. */
export const recordsService = (deps: WritingDeps & { questions: Questions }) => {
  const { questions } = deps;

  return {
    async save(userId: number, input: SaveInput): Promise<SavedEssay> {
      const now = deps.now();
      if (input.id === 0) {
        const reader = await questions.learner(deps.db, userId);
        return savedAnswer(await deps.db.transaction((tx) => createRecord(deps, tx, reader, input, now)), now);
      }
      return deps.db.transaction(async (tx) => {
        const row = await lock(tx, userId, input.id);
        const saved = await saveDraft(tx, row, input, now);
        if (canWriteRow(row)) await deps.historyIndex.touch(tx, recordTypeOf(row.task), row.id, now, row.seconds);
        return saved;
      });
    },

    get: (userId: number, id: number): Promise<EssayRecord> => shown(deps.db, userId, id),

    takeOver: (userId: number, { id, writer }: In<'takeOver'>): Promise<EssayRecord> =>
      deps.db.transaction(async (tx) => {
        const row = await lock(tx, userId, id);
        if (!canWriteRow(row)) throw new AppError('attempt_closed');
        const change = { writer, writer_since: row.revision };
        return view(tx, row.writer === writer ? row : await recordsRepo(tx).change(id, change));
      }),

    /** One clock over one paper or both. The same key finds the exam that it began. */
    startExam: (userId: number, input: In<'startExam'>) => startExam({ ...deps, questions }, userId, input),

    /** The same for a mock test, whose papers stand in no list; inside its transaction, at the moment it says. */
    startMockExam: (tx: Db, userId: number, exam: MockExam) => startMockExam({ ...deps, questions }, tx, userId, exam),

    /** As it is now: an exam whose time is over is handed in by whoever looks. */
    upToDate: (tx: Db, userId: number, id: number): Promise<RecordRow> => lock(tx, userId, id),

    /** Handed in as it was saved. */
    close: async (tx: Db, userId: number, id: number): Promise<RecordRow> =>
      handInRow(deps, tx, await lock(tx, userId, id), 'learner'),

    /** Both tasks of an exam of both are handed in together, as in the room. */
    handIn: (userId: number, id: number): Promise<EssayRecord> =>
      deps.db.transaction(async (tx) => {
        const { other_record } = await find(tx, userId, id);
        // The older one first, whichever was pressed for: two presses at one moment must not wait for each other.
        for (const one of [id, other_record ?? 0].sort((a, b) => a - b))
          if (one > 0) await handInRow(deps, tx, await lock(tx, userId, one), 'learner');
        return view(tx, await find(tx, userId, id));
      }),

    async getConflictList(userId: number, id: number) {
      const row = await find(deps.db, userId, id);
      const list = await conflictsRepo(deps.db).of(row.id, 50);
      return { list: list.map((one) => ({ id: one.id, content: one.content, kept_time: secondsOf(one.kept_at) })) };
    },

    markFinished: (userId: number, { id, finished }: In<'markFinished'>): Promise<EssayRecord> =>
      deps.db.transaction(async (tx) => view(tx, await change(tx, await lock(tx, userId, id), { finished }))),

    remove: (userId: number, id: number) =>
      deps.db.transaction(async (tx) => {
        const row = await lock(tx, userId, id);
        if (row.status === ESSAY_STATUS.scoring) throw new AppError('attempt_open');
        await deps.mistakeBook.forget(tx, userId, 'essay', id, deps.now());
        await deps.slips.forget(tx, row);
        await removePdfs(deps, tx, row);
        await deps.historyIndex.remove(tx, recordTypeOf(row.task), id);
        await recordsRepo(tx).remove(row);
        await renumber(tx, userId, row.question);
        return {};
      }),

    async listOf(userId: number, question: string, before: number | undefined, size: number) {
      const rows = await recordListsRepo(deps.db).ofQuestion(userId, question, before, size + 1);
      return { list: rows.slice(0, size).map(rowView), has_more: rows.length > size ? (1 as const) : (0 as const) };
    },

    /** All drafts of a question, oldest first. */
    draftsOf: async (db: Db, userId: number, question: string): Promise<EssayRow[]> =>
      (await recordListsRepo(db).ofQuestion(userId, question, undefined, MOST_DRAFTS)).map(rowView).reverse(),

    draftsOfPaper: async (db: Db, userId: number, paperId: number): Promise<EssayRow[]> =>
      (await recordListsRepo(db).ofQuestion(userId, `p${paperId}`, undefined, MOST_DRAFTS)).map(rowView),

    /** Deep lists go on from the last row seen, and then nobody counts. */
    async page(userId: number, filter: RecordFilter, { page, page_size, before }: ListInput) {
      const repo = recordListsRepo(deps.db);
      const offset = (page - 1) * page_size;
      const rows = await repo.page(userId, filter, { before, offset, limit: page_size + 1 });
      const total = before === undefined ? await repo.count(userId, filter) : -1;
      return {
        list: rows.slice(0, page_size).map(rowView),
        total,
        page,
        pageSize: page_size,
        has_more: rows.length > page_size ? (1 as const) : (0 as const),
      };
    },

    /** How many words open drafts have. */
    progressOf: async (db: Db, userId: number, ids: readonly number[]): Promise<Map<number, number>> =>
      new Map((await recordListsRepo(db).byIds(userId, ids)).map(({ id, words }) => [id, words])),

    scored: (userId: number, limit: number) => recordListsRepo(deps.db).scored(userId, limit),
    summariesOf: (userId: number, asked: readonly string[]) => summariesRepo(deps.db).findMany(userId, asked),
    listedByIds: (db: Db, userId: number, ids: readonly number[]) => recordListsRepo(db).byIds(userId, ids),
    examIsOpen: (userId: number, paperId: number) => examRecordsRepo(deps.db).openExam(userId, paperId, deps.now()),

    /** For scoring and feedback, inside their transaction. */
    find,
    findMine: (db: Db, userId: number, id: number): Promise<RecordRow | undefined> => recordsRepo(db).find(userId, id),
    lock,
    lockById: (tx: Db, id: number) => recordsRepo(tx).lockById(id),
    isAnswered: (db: Db, promptId: number) => recordsRepo(db).isAnswered(promptId),
    /** An own question has other words now: lists show them. */
    async retitle(tx: Db, { id, prompt, task }: PromptRow): Promise<void> {
      const title = titleOfPrompt(prompt, task);
      await deps.historyIndex.rename(tx, recordTypeOf(task), await recordsRepo(tx).retitle(id, title), title);
    },
    disputedOf: (db: Db, id: number) => recordsRepo(db).disputed(id),
    newestScored: (db: Db, userId: number, question: string) => recordListsRepo(db).newestScored(userId, question),
    change,
    write: writeDraft,
    recount: (tx: Db, userId: number, question: string) => summariesRepo(tx).recount(userId, question),
    questionOf: async (db: Db, row: RecordRow) => (await questions.ofRecords(db, [row]))[0]!,

    /** The job: nobody need come back for an exam to end. */
    closeLate: () => closeLate(deps),

    /** A guest's drafts and own questions go to the account, numbered after those that are there. */
    async mergeGuest(tx: Db, guestId: number, userId: number): Promise<number> {
      const moved = await recordsRepo(tx).questionsOf(guestId);
      await questions.reownPrompts(tx, guestId, userId);
      await summariesRepo(tx).dropOf(guestId);
      const count = await recordsRepo(tx).reown(guestId, userId);
      for (const question of moved) await renumber(tx, userId, question);
      return count;
    },
  };

  async function renumber(tx: Db, userId: number, question: string): Promise<void> {
    await summariesRepo(tx).renumber(userId, question);
    await summariesRepo(tx).recount(userId, question);
  }

  async function find(db: Db, userId: number, id: number): Promise<RecordRow> {
    const row = await recordsRepo(db).find(userId, id);
    if (!row) throw new AppError('not_found', { fields: ['id'] });
    return row;
  }

  /** As it is now: an exam whose time is over is handed in by whoever touches it first. */
  async function lock(tx: Db, userId: number, id: number): Promise<RecordRow> {
    const row = await recordsRepo(tx).lock(userId, id);
    if (!row) throw new AppError('not_found', { fields: ['id'] });
    return isLate(row, deps) ? handInRow(deps, tx, row, 'clock') : row;
  }

  function change(tx: Db, row: RecordRow, changed: RecordChange): Promise<RecordRow> {
    return changeRow(deps, tx, row, changed);
  }

  async function shown(db: Db, userId: number, id: number): Promise<EssayRecord> {
    const row = await find(db, userId, id);
    if (!isLate(row, deps)) return view(db, row);
    return db.transaction(async (tx) => view(tx, await lock(tx, userId, id)));
  }

  async function view(db: Db, row: RecordRow): Promise<EssayRecord> {
    const [question] = await questions.ofRecords(db, [row]);
    if (!question) throw new Error(`draft ${row.id} has no question`);
    return recordView(row, question, deps.now());
  }
};
