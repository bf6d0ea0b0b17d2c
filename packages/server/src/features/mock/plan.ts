import type { MockRow } from '@ninefold/contract/mock/sitting';
import { type MockPart, partsOf } from '@ninefold/core/mock/sitting';
import { EXAM_MINUTES } from '@ninefold/core/writing/essay-limits';
import type { Db } from '#db/db.ts';
import type { LibraryMock } from './library.ts';
import type { MockDeps } from './mock-deps.ts';

type Uses = Pick<MockDeps, 'papers' | 'writing'>;
type Asked = Pick<LibraryMock, 'papers' | 'access'>;
export type Readers = Awaited<ReturnType<typeof readersOf>>;

/** The learner as each skill knows them, asked once for all mocks of a page. */
export const readersOf = async ({ papers, writing }: Uses, db: Db, userId: number) => ({
  listening: await papers.learner(db, userId, 'listening'),
  reading: await papers.learner(db, userId, 'reading'),
  writing: await writing.questions.learner(db, userId),
});

/** How long each paper takes and how much it asks; which membership is missing. Asks the database nothing. */
export async function planOf({ papers: shelf }: Uses, readers: Readers, { papers, access }: Asked, examType?: 1 | 2) {
  const parts: MockRow['parts'] = [];
  let locked: MockRow['locked'] = '';
  let isSilent = false;
  for (const part of partsOf(papers)) {
    const ids = papers[part] ?? [];
    const plan = part === 'writing' ? writingPlan() : await paperPlan(part, ids);
    parts.push({ part, seconds: plan.seconds, questions: plan.questions, papers: ids.length });
    if (plan.isLocked && locked === '') locked = part;
    isSilent ||= plan.isSilent;
  }
  return { parts, locked, isSilent, seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0) };

  async function paperPlan(part: Exclude<MockPart, 'writing'>, ids: readonly number[]) {
    const reader = readers[part];
    const { marks, seconds, isLocked, hasAudio } = await shelf.sumOf(reader, ids, examType);
    const isSilent = part === 'listening' && !hasAudio;
    return { seconds, questions: marks, isLocked: isLocked || reader.locked(access), isSilent };
  }

  function writingPlan() {
    const isLocked = readers.writing.access(access).locked === 1;
    return { seconds: EXAM_MINUTES.both * 60, questions: 2, isLocked, isSilent: false };
  }
}
