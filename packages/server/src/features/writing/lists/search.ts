import type { ParsedInput } from '@ninefold/contract/call';
import type { EssaySearchConfig, topic as topicContract } from '@ninefold/contract/writing/papers';
import type { EssayTask } from '@ninefold/core/writing/essay-state';
import { CATEGORIES, CATEGORY_WITH_YEARS, QUESTION_KINDS, SUBJECT_TYPES } from '@ninefold/core/writing/question-kinds';
import { isSameTitle, plainTitle } from '@ninefold/core/writing/title-match';
import { type CatalogueQuestion, topicName } from '../questions/catalogue.ts';

/** Which questions a list shows, and what it can be filtered by. */

export type Wanted = Pick<
  ParsedInput<(typeof topicContract)['getList']>,
  'category' | 'topic' | 'year' | 'content' | 'type' | 'subject_type'
>;

export function search(questions: readonly CatalogueQuestion[], wanted: Wanted): CatalogueQuestion[] {
  const words = plainTitle(wanted.content).split(' ').filter(Boolean);
  // A year belongs to the topics alone: on another shelf it says nothing.
  const year = wanted.category === CATEGORY_WITH_YEARS ? wanted.year : 0;
  return questions.filter(
    (question) =>
      (wanted.category === CATEGORIES.all || question.category === wanted.category) &&
      (wanted.topic === '' || question.topic === wanted.topic) &&
      (year === 0 || question.year === year) &&
      (wanted.type === '' || question.type === wanted.type) &&
      isOfModule(question, wanted.subject_type) &&
      words.every((word) => question.words.includes(word)),
  );
}

/** The title check: what is written exactly like this, as title or as question. */
export const sameTitle = (questions: readonly CatalogueQuestion[], title: string): CatalogueQuestion[] =>
  questions.filter(({ title: { en, zh }, prompt }) => [en, zh, prompt].some((text) => isSameTitle(text, title)));

function isOfModule({ module }: CatalogueQuestion, subjectType: number): boolean {
  if (subjectType === SUBJECT_TYPES.all || module === 'both') return true;
  return subjectType === (module === 'academic' ? SUBJECT_TYPES.academic : SUBJECT_TYPES.general);
}

const NAMES = {
  jian_ya: { en: 'Full sets', zh: '套题' },
  ji_jing: { en: 'Topics', zh: '话题' },
  yu_ce: { en: 'Practice picks', zh: '精选' },
  own: { en: 'My own questions', zh: '我的题目' },
} as const;
const SUBJECT_NAMES = {
  academic: { en: 'Academic', zh: '学术类' },
  general: { en: 'General training', zh: '培训类' },
} as const;

export function searchConfig(questions: readonly CatalogueQuestion[], own: number): EssaySearchConfig {
  const count = (fits: (question: CatalogueQuestion) => boolean) => questions.filter(fits).length;
  const years = (category: number) =>
    [...new Set(questions.filter((one) => one.category === category && one.year > 0).map(({ year }) => year))]
      .sort((a, b) => b - a)
      .map((year) => ({
        id: year,
        name: { en: String(year), zh: `${year} 年` },
        count: count((one) => one.category === category && one.year === year),
      }));
  const shelf = (key: keyof typeof NAMES, number = count(({ category }) => category === CATEGORIES[key])) => ({
    id: CATEGORIES[key],
    name: NAMES[key],
    count: number,
  });
  return {
    jian_ya: [],
    ji_jing: years(CATEGORIES.ji_jing),
    yu_ce: [],
    categories: [shelf('jian_ya'), shelf('ji_jing'), shelf('yu_ce'), shelf('own', own)].filter((one) => one.count > 0),
    topics: [...new Set(questions.map(({ topic }) => topic))]
      .map((key) => ({ key, name: topicName(key), count: count(({ topic }) => topic === key) }))
      .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)),
    types: QUESTION_KINDS.map((key) => ({ key, count: count(({ type }) => type === key) })).filter(
      (one) => one.count > 0,
    ),
    subject_types: (['academic', 'general'] as const).map((key) => ({
      id: SUBJECT_TYPES[key],
      name: SUBJECT_NAMES[key],
      count: count((one) => isOfModule(one, SUBJECT_TYPES[key])),
    })),
  };
}

export const tasksOf = (module_id: 1 | 2 | 5): readonly EssayTask[] => (module_id === 5 ? [1, 2] : [module_id]);

/** Pages over two lists one after the other: the learner's own questions first, then the papers. */
export function partsOfPage(own: number, page: number, size: number) {
  const from = (page - 1) * size;
  const ownTaken = Math.max(0, Math.min(size, own - from));
  const skipped = Math.max(0, from - own);
  return { own: { offset: from, limit: ownTaken }, papers: { offset: skipped, limit: size - ownTaken } };
}
