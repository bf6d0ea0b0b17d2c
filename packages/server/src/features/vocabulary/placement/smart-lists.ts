import type { ParsedInput } from '@ninefold/contract/call';
import type { vocabulary } from '@ninefold/contract/vocabulary';
import { folded } from '@ninefold/core/vocabulary/look-up';
import { visibleStatuses } from '#features/content/content.service.ts';
import { listWords } from '../store/find-words.ts';
import { learnerDay } from '../store/learner.ts';
import type { LearningDeps } from '../store/learning-deps.ts';
import { reviewsRepo } from '../store/reviews.repo.ts';
import { wordsRepo } from '../words.repo.ts';

type Asked = ParsedInput<(typeof vocabulary)['getSmartList']>;

/** More than this nobody learns before a paper. */
const MOST_WORDS = 40;

export async function smartList(deps: LearningDeps, userId: number, asked: Asked) {
  const learner = await learnerDay(deps, deps.db, userId);
  const ids =
    asked.kind === 'paper'
      ? await wordsOfPaper(deps, userId, asked.paper_id)
      : (await reviewsRepo(deps.db).misspelt(userId, MOST_WORDS)).map(({ id }) => id);
  const listed = await listWords(deps, learner, ids);
  // Known words are no news; a word spelt wrong is listed although its meaning is known.
  const list = asked.kind === 'paper' ? listed.filter(({ state }) => state !== 'known') : listed;
  return { list: list.sort(asked.kind === 'paper' ? byLevel : () => 0).slice(0, MOST_WORDS) };
}

type Listed = Awaited<ReturnType<typeof listWords>>[number];
const byLevel = (a: Listed, b: Listed): number =>
  b.word.vocabulary_ext.level.localeCompare(a.word.vocabulary_ext.level);

/** Words of our books that stand in the passage; the questions and their answers are not read. */
async function wordsOfPaper(deps: LearningDeps, userId: number, paperId: number): Promise<number[]> {
  const { papers } = await deps.papers.getPaper(userId, 'reading', { id: paperId });
  const text = papers.flatMap((paper) => (paper.kind === 'reading' ? paper.paragraphs.map((one) => one.text) : []));
  const words = new Set((text.join(' ').match(/[A-Za-z][A-Za-z'’-]+/g) ?? []).map(folded));
  const rows = await wordsRepo(deps.db, visibleStatuses(deps.settings)).inBooks(userId, [...words]);
  return rows.map(({ id }) => id);
}
