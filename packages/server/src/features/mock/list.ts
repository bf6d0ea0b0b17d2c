import type { MockRow, MockToTake } from '@ninefold/contract/mock/sitting';
import { mockPrice } from '@ninefold/core/mock/price';
import { BREAK_SECONDS, type MockPart, partsOf } from '@ninefold/core/mock/sitting';
import { secondsOf } from '@ninefold/core/time/seconds';
import { EXAM_MINUTES } from '@ninefold/core/writing/essay-limits';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { LibraryMock } from './library.ts';
import { type MockRecordRow, type MockResultRow, mockRepo } from './mock.repo.ts';
import type { MockDeps } from './mock-deps.ts';

type Papers = LibraryMock['papers'];

/** What this learner may see: everybody's and their school's. */
export async function visibleMocks(deps: MockDeps, db: Db, userId: number): Promise<LibraryMock[]> {
  const learner = await deps.learners.find(db, userId);
  if (!learner) throw new AppError('not_logged_in');
  const isOperator = learner.role === 'backend-system';
  return (await deps.library.all()).filter(
    ({ organisation }) => organisation === null || isOperator || organisation === learner.organisation,
  );
}

export async function visibleMock(deps: MockDeps, db: Db, userId: number, id: number): Promise<LibraryMock> {
  const mock = (await visibleMocks(deps, db, userId)).find((one) => one.id === id);
  if (!mock) throw new AppError('not_found', { fields: ['id'] });
  return mock;
}

/** How long each paper takes and how much it asks; which membership is missing. */
export async function planOf(
  deps: Pick<MockDeps, 'papers' | 'writing'>,
  db: Db,
  userId: number,
  papers: Papers,
  examType?: 1 | 2,
  access: LibraryMock['access'] = 'free',
) {
  const parts: MockRow['parts'] = [];
  let locked: MockRow['locked'] = '';
  let isSilent = false;
  for (const part of partsOf(papers)) {
    const ids = papers[part] ?? [];
    const plan = part === 'writing' ? await writingPlan(deps, db, userId, access) : await paperPlan(part, ids);
    parts.push({ part, seconds: plan.seconds, questions: plan.questions, papers: ids.length });
    if (plan.isLocked && locked === '') locked = part;
    isSilent ||= plan.isSilent;
  }
  return { parts, locked, isSilent, seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0) };

  async function paperPlan(part: Exclude<MockPart, 'writing'>, ids: readonly number[]) {
    const reader = await deps.papers.learner(db, userId, part);
    const { marks, seconds, isLocked, hasAudio } = await deps.papers.sumOf(reader, ids, examType);
    const isSilent = part === 'listening' && !hasAudio;
    return { seconds, questions: marks, isLocked: isLocked || reader.locked(access), isSilent };
  }
}

async function writingPlan(
  { writing }: Pick<MockDeps, 'writing'>,
  db: Db,
  userId: number,
  access: LibraryMock['access'],
) {
  const reader = await writing.questions.learner(db, userId);
  const isLocked = reader.access(access).locked === 1;
  return { seconds: EXAM_MINUTES.both * 60, questions: 2, isLocked, isSilent: false };
}

export async function listMocks(deps: MockDeps, db: Db, userId: number): Promise<MockRow[]> {
  const mocks = await visibleMocks(deps, db, userId);
  const repo = mockRepo(db);
  const records = await repo.ofMocks(
    userId,
    mocks.map(({ id }) => id),
  );
  const results = await repo.resultsOf(records.map(({ id }) => id));
  const rows: MockRow[] = [];
  for (const mock of mocks) rows.push(await rowOf(deps, db, userId, mock, records, results));
  return rows;
}

async function rowOf(
  deps: MockDeps,
  db: Db,
  userId: number,
  mock: LibraryMock,
  records: readonly MockRecordRow[],
  results: readonly MockResultRow[],
  examType?: 1 | 2,
): Promise<MockRow & { isSilent: boolean }> {
  const { parts, seconds, locked, isSilent } = await planOf(deps, db, userId, mock.papers, examType, mock.access);
  const practised = await deps.papers.doneBefore(db, userId, [
    ...(mock.papers.listening ?? []),
    ...(mock.papers.reading ?? []),
  ]);
  return {
    id: mock.id,
    title: mock.title,
    module: mock.module,
    level: mock.level,
    parts,
    seconds,
    has_speaking: mock.hasSpeaking ? 1 : 0,
    practised: practised.length,
    locked,
    mine: mineOf(
      records.filter(({ mock_id }) => mock_id === mock.id),
      results,
    ),
    isSilent,
  };
}

function mineOf(records: readonly MockRecordRow[], results: readonly MockResultRow[]): MockRow['mine'] {
  const sat = records.filter(({ state }) => state === 'marking' || state === 'done');
  const open = records.find(({ state }) => state === 'open');
  const last = sat.at(-1);
  const result = results.find(({ record_id }) => record_id === last?.id);
  const shown = open ?? last;
  return {
    state: shown && shown.state !== 'abandoned' ? shown.state : 'new',
    record_id: shown?.id ?? 0,
    times: sat.length,
    last: result
      ? {
          score: result.score,
          listening_score: result.listening_score,
          reading_score: result.reading_score,
          writing_score: result.writing_score,
          speaking_score: result.speaking_score,
        }
      : null,
    last_at: secondsOf(last?.ended_at),
  };
}

/** The page before the start: everything that must be known, and on the device, before the clock runs. */
export async function mockToTake(
  deps: MockDeps,
  db: Db,
  userId: number,
  { id, exam_type }: { id: number; exam_type?: 1 | 2 | undefined },
): Promise<MockToTake> {
  const mock = await visibleMock(deps, db, userId, id);
  const learner = await deps.learners.find(db, userId);
  const examType = exam_type ?? (learner?.exam_type === 2 ? 2 : 1);
  const records = await mockRepo(db).ofMocks(userId, [id]);
  const results = await mockRepo(db).resultsOf(records.map((record) => record.id));
  const { isSilent, ...row } = await rowOf(deps, db, userId, mock, records, results, examType);
  const open = await mockRepo(db).open(userId);
  const other = open && open.mock_id !== id ? open : null;
  return {
    ...row,
    exam_type: examType,
    sounds: row.locked || isSilent ? [] : await soundsOf(deps, userId, mock.papers.listening ?? [], examType),
    silent: isSilent ? 1 : 0,
    break_seconds: BREAK_SECONDS,
    price: await priceOf(deps, db, userId),
    other_open_id: other?.id ?? 0,
    other_open_mock_id: other?.mock_id ?? 0,
  };
}

async function priceOf({ writing }: MockDeps, db: Db, userId: number): Promise<MockToTake['price']> {
  const purse = await writing.mockEssays.price(db, userId);
  if (!purse) return { pays_with: 'guest', coins: 0, tries: 0, remaining_points: 0, can_pay: 0 };
  const { canPay, ...price } = mockPrice(purse.purse, purse.coinsEach, purse.isMember);
  return { ...price, remaining_points: purse.purse.coins, can_pay: canPay ? 1 : 0 };
}

/** In the order in which they are heard, each once. */
async function soundsOf({ papers }: MockDeps, userId: number, ids: readonly number[], examType: 1 | 2) {
  if (ids.length === 0) return [];
  const what = await papers.getPaper(userId, 'listening', { ids: [...ids], exam_type: examType });
  const urls = what.running.flatMap((step) => {
    if (step.kind === 'say') return [step.url];
    const paper = step.kind === 'play' ? what.papers[step.part] : undefined;
    return paper?.kind === 'listening' && paper.audio ? [paper.audio.url] : [];
  });
  return [...new Set(urls)];
}
