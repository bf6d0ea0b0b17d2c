import type { ParsedInput } from '@ninefold/contract/call';
import type { exam } from '@ninefold/contract/mock';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { beginSpeaking, settleInterview } from './interview/interview.ts';
import { mockLibrary } from './library.ts';
import { listMocks, mockToTake, visibleMock } from './list.ts';
import { type MockPartRef, type MockRecordRow, mockRepo } from './mock.repo.ts';
import type { MockDeps, MockUses } from './mock-deps.ts';
import { pdfService } from './pdf/pdf.service.ts';
import { planOf, readersOf } from './plan.ts';
import { keepScores } from './report/keep-scores.ts';
import { reportOf } from './report/report.ts';
import { advance } from './sitting/advance.ts';
import { closeLateMocks } from './sitting/close-late.ts';
import { abandon } from './sitting/finish.ts';
import { beginNext, submitRunning } from './sitting/press.ts';
import { startMock } from './sitting/start.ts';
import { recordView } from './sitting/view.ts';

type In<K extends keyof typeof exam> = ParsedInput<(typeof exam)[K]>;
export type Mock = ReturnType<typeof mockService>;

/** Mock tests, from the list to the report, and what the last one gave. */
export const mockService = (uses: MockUses) => {
  const deps: MockDeps = { ...uses, library: mockLibrary(uses) };
  const { db } = deps;
  const getResult = (userId: number, id: number) =>
    db.transaction(async (tx) => {
      const record = await upToDate(tx, await locked(tx, userId, id));
      if (record.state === 'open') throw new AppError('attempt_open');
      return reportOf(deps, tx, record);
    });

  return {
    getList: async (userId: number) => ({ list: await listMocks(deps, db, userId) }),
    getMock: (userId: number, input: In<'getMock'>) => mockToTake(deps, db, userId, input),

    async start(userId: number, { id, exam_type, with_report, key }: In<'start'>) {
      const mock = await visibleMock(deps, db, userId, id);
      const learner = await deps.learners.find(db, userId);
      const examType = exam_type ?? (learner?.exam_type === 2 ? 2 : 1);
      const { parts: plan, locked, isSilent } = await planOf(deps, await readersOf(deps, db, userId), mock, examType);
      if (locked) throw new AppError('vip_needed', { details: { skill: locked } });
      if (isSilent) throw new AppError('not_found', { fields: ['id'] });
      const withReport = with_report && learner?.role !== 'tourist';
      return db.transaction(async (tx) =>
        recordView(deps, tx, await startMock(deps, tx, userId, { mock, plan, examType, withReport, key })),
      );
    },

    getRecord: (userId: number, id: number) => change(userId, id, async (_, record) => record),
    beginNext: (userId: number, id: number) => change(userId, id, (tx, record) => beginNext(deps, tx, record)),
    submit: (userId: number, id: number) => change(userId, id, (tx, record) => submitRunning(deps, tx, record)),
    /** The interview, at once or within the week. A second press finds it running. */
    beginSpeaking: (userId: number, id: number) => change(userId, id, (tx, record) => beginSpeaking(deps, tx, record)),
    /** Needs nothing to go on: whoever is stuck in a mock can always leave it. */
    abandon: (userId: number, id: number) =>
      db.transaction(async (tx) => {
        const record = await locked(tx, userId, id);
        return recordView(deps, tx, record.state === 'open' ? await abandon(deps, tx, record) : record);
      }),

    getResult,
    /** The report as a file. */
    pdfs: pdfService({ ...deps, reportOf: getResult }),

    ...deps.scores,

    /** How many papers of open mocks are handed in. */
    async progressOf(at: Db, userId: number, ids: readonly number[]): Promise<Map<number, number>> {
      const rows = await Promise.all(ids.map((id) => mockRepo(at).find(userId, id)));
      return new Map(
        rows.flatMap((row) =>
          row ? [[row.id, [row.reading_attempt, row.task1_record].filter((id) => id !== null).length]] : [],
        ),
      );
    },

    /** The job: nobody need come back for a mock to go on and to end. Tells how many it took further. */
    closeLate: () => closeLateMocks(deps, upToDate),

    /** The job: a band of an essay, an interview or a paper has arrived or changed, perhaps of a mock. */
    settle: (part: MockPartRef) =>
      db.transaction(async (tx) => {
        const id = await mockRepo(tx).ofPart(part);
        const record = id && (await mockRepo(tx).lockById(id));
        if (record && record.state !== 'open') await upToDate(tx, record);
      }),

    /** A guest's mocks go to the account. Of two open ones the guest's is given up: one is sat at a time. */
    async mergeGuest(tx: Db, guestId: number, userId: number): Promise<number> {
      const repo = mockRepo(tx);
      const open = await repo.open(guestId);
      const held = open && (await repo.open(userId)) ? await repo.lock(guestId, open.id) : undefined;
      if (held) await abandon(deps, tx, held);
      await deps.attempts.sealed.reown(tx, guestId, userId);
      return repo.reown(guestId, userId);
    },
  };

  async function locked(tx: Db, userId: number, id: number): Promise<MockRecordRow> {
    const record = await mockRepo(tx).lock(userId, id);
    if (!record) throw new AppError('not_found', { fields: ['record_id'] });
    return record;
  }

  /** Where the clock has it, and with the bands that have arrived. */
  async function upToDate(tx: Db, record: MockRecordRow): Promise<MockRecordRow> {
    const held = await advance(deps, tx, record);
    if (held.state === 'open' || held.state === 'abandoned') return held;
    return (await keepScores(deps, tx, await settleInterview(deps, tx, held))).held;
  }

  function change(userId: number, id: number, press: (tx: Db, record: MockRecordRow) => Promise<MockRecordRow>) {
    return db.transaction(async (tx) => {
      const now = await upToDate(tx, await locked(tx, userId, id));
      return recordView(deps, tx, await press(tx, now));
    });
  }
};
