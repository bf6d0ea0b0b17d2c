import type { Output, ParsedInput } from '@ninefold/contract/call';
import type { vocabulary } from '@ninefold/contract/vocabulary';
import { folded } from '@ninefold/core/vocabulary/look-up';
import { newWordsOf } from '@ninefold/core/vocabulary/text/upgrade-words';
import { visibleStatuses } from '#features/content/content.service.ts';
import { listWords } from '../store/find-words.ts';
import { learnerDay } from '../store/learner.ts';
import type { LearningDeps } from '../store/learning-deps.ts';
import { reviewsRepo } from '../store/reviews.repo.ts';
import { wordsRepo } from '../words.repo.ts';

type Asked = ParsedInput<(typeof vocabulary)['getSmartList']>;
type Row = Output<(typeof vocabulary)['getSmartList']>['list'][number];
type Met = NonNullable<Row['met']>;

/** More than this nobody learns before a paper. */
const MOST_WORDS = 40;

export async function smartList(deps: LearningDeps, userId: number, asked: Asked): Promise<{ list: Row[] }> {
  const learner = await learnerDay(deps, deps.db, userId);
  const found = await wordsOf(deps, userId, asked);
  const rows = (await listWords(deps, learner, [...found.keys()])).map((row): Row => {
    const met = found.get(row.word.id);
    return met ? { ...row, met } : row;
  });
  // Known words are no news; a word spelt wrong is listed although its meaning is known.
  const list = asked.kind === 'misspelt' ? rows : rows.filter(({ state }) => state !== 'known');
  return { list: (asked.kind === 'paper' ? list.sort(byLevel) : list).slice(0, MOST_WORDS) };
}

/** Ids in their order, with where each was met if that is worth keeping. */
function wordsOf(deps: LearningDeps, userId: number, asked: Asked): Promise<Map<number, Met | null>> {
  switch (asked.kind) {
    case 'paper':
      return wordsOfPaper(deps, userId, asked.paper_id);
    case 'misspelt':
      return misspelt(deps, userId);
    case 'essays':
      return wordsOfUpgrades(deps, userId);
  }
}

const byLevel = (a: Row, b: Row): number => b.word.vocabulary_ext.level.localeCompare(a.word.vocabulary_ext.level);

/** Words of our books that stand in the passage; the questions and their answers are not read. */
async function wordsOfPaper(deps: LearningDeps, userId: number, paperId: number): Promise<Map<number, null>> {
  const { papers } = await deps.papers.getPaper(userId, 'reading', { id: paperId });
  const text = papers.flatMap((paper) => (paper.kind === 'reading' ? paper.paragraphs.map((one) => one.text) : []));
  const words = new Set((text.join(' ').match(/[A-Za-z][A-Za-z'’-]+/g) ?? []).map(folded));
  const rows = await wordsRepo(deps.db, visibleStatuses(deps.settings)).inBooks(userId, [...words]);
  return new Map(rows.map(({ id }) => [id, null]));
}

/** Typed wrong on a card, or in the gap of a paper or an essay and not mended since. */
async function misspelt(deps: LearningDeps, userId: number): Promise<Map<number, null>> {
  const typed = await reviewsRepo(deps.db).misspelt(userId, MOST_WORDS);
  const names = await deps.mistakeBook.spelling(deps.db, userId, MOST_WORDS);
  const ids = names.length > 0 ? await deps.vocabulary.idsOfNames(userId, names) : new Map<string, number>();
  return new Map([...ids.values(), ...typed.map(({ id }) => id)].map((id) => [id, null]));
}

/** What the reports of the essays would have written instead, each with the learner's own sentence. */
async function wordsOfUpgrades(deps: LearningDeps, userId: number): Promise<Map<number, Met>> {
  const met = new Map<string, Met>();
  for (const { original, better, sentence, paper_id } of await deps.writing.upgrades(userId))
    for (const word of newWordsOf(original, better))
      if (!met.has(word)) met.set(word, { sentence: sentence.slice(0, MOST_CHARACTERS), met_in: 'essay', paper_id });
  if (met.size === 0) return new Map();
  const ids = await deps.vocabulary.idsOfNames(userId, [...met.keys()].slice(0, 3 * MOST_WORDS));
  const words = new Map<number, Met>();
  for (const [name, id] of ids) {
    const where = met.get(name);
    if (where && !words.has(id)) words.set(id, where);
  }
  return words;
}

/** As long as the notebook keeps a sentence. */
const MOST_CHARACTERS = 500;
