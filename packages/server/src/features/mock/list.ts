import type { MockRow, MockToTake } from '@ninefold/contract/mock/sitting';
import { mockPrice } from '@ninefold/core/mock/price';
import { BREAK_SECONDS } from '@ninefold/core/mock/sitting';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { interviewsOf } from './interview/interview.ts';
import type { LibraryMock } from './library.ts';
import { mockRepo } from './mock.repo.ts';
import type { MockDeps } from './mock-deps.ts';
import { planOf, readersOf } from './plan.ts';

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

export async function listMocks(deps: MockDeps, db: Db, userId: number): Promise<MockRow[]> {
  const mocks = await visibleMocks(deps, db, userId);
  const mine = await mineOfAll(deps, db, userId, mocks);
  const rows: MockRow[] = [];
  for (const mock of mocks) rows.push((await rowOf(deps, mine, mock)).row);
  return rows;
}

type Mine = Awaited<ReturnType<typeof mineOfAll>>;

/** What the learner did with these mocks and their papers: as many questions to the database for one as for all. */
async function mineOfAll(deps: MockDeps, db: Db, userId: number, mocks: readonly LibraryMock[]) {
  const records = await mockRepo(db).ofMocks(
    userId,
    mocks.map(({ id }) => id),
  );
  const ended = records.filter(({ ended_at }) => ended_at !== null);
  return {
    records,
    readers: await readersOf(deps, db, userId),
    results: await mockRepo(db).resultsOf(records.map(({ id }) => id)),
    practised: new Set(await deps.papers.doneBefore(db, userId, mocks.flatMap(papersToSeal))),
    interviews: await interviewsOf(deps, db, userId, ended),
  };
}

const papersToSeal = ({ papers }: LibraryMock): number[] => [...(papers.listening ?? []), ...(papers.reading ?? [])];

async function rowOf(deps: MockDeps, mine: Mine, mock: LibraryMock, examType?: 1 | 2) {
  const { parts, seconds, locked, isSilent } = await planOf(deps, mine.readers, mock, examType);
  const row: MockRow = {
    id: mock.id,
    title: mock.title,
    module: mock.module,
    level: mock.level,
    parts,
    seconds,
    has_speaking: mock.speaking === null ? 0 : 1,
    practised: papersToSeal(mock).filter((id) => mine.practised.has(id)).length,
    locked,
    mine: mineOf(mine, mock.id),
  };
  return { row, isSilent };
}

function mineOf({ records: all, results, interviews }: Mine, mockId: number): MockRow['mine'] {
  const records = all.filter(({ mock_id }) => mock_id === mockId);
  const sat = records.filter(({ state }) => state === 'marking' || state === 'done');
  const open = records.find(({ state }) => state === 'open');
  const last = sat.at(-1);
  const result = results.find(({ record_id }) => record_id === last?.id);
  const shown = open ?? last;
  const interview = last && !open ? interviews.get(last.id) : undefined;
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
    speaking: interview?.state ?? 'none',
    speaking_until: interview?.state === 'todo' ? interview.until : 0,
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
  const mine = await mineOfAll(deps, db, userId, [mock]);
  const { row, isSilent } = await rowOf(deps, mine, mock, examType);
  const heard = row.locked || isSilent ? [] : (mock.papers.listening ?? []);
  const open = await mockRepo(db).open(userId);
  const other = open && open.mock_id !== id ? open : null;
  return {
    ...row,
    exam_type: examType,
    sounds: await deps.papers.soundsOf(mine.readers.listening, heard, examType),
    silent: isSilent ? 1 : 0,
    break_seconds: BREAK_SECONDS,
    price: await priceOf(deps, db, userId, mock),
    other_open_id: other?.id ?? 0,
    other_open_mock_id: other?.mock_id ?? 0,
  };
}

async function priceOf(
  { writing, speaking }: MockDeps,
  db: Db,
  userId: number,
  mock: LibraryMock,
): Promise<MockToTake['price']> {
  const purse = await writing.mockEssays.price(db, userId);
  if (!purse) return { pays_with: 'guest', coins: 0, tries: 0, remaining_points: 0, can_pay: 0 };
  const prices = { essay: purse.coinsEach, interview: mock.speaking === null ? null : speaking.price };
  const { canPay, ...price } = mockPrice(purse.purse, prices, purse.isMember);
  return { ...price, remaining_points: purse.purse.coins, can_pay: canPay ? 1 : 0 };
}
