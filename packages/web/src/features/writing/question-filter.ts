import {
  CATEGORIES,
  CATEGORY_WITH_YEARS,
  type Category,
  QUESTION_KINDS,
  type QuestionKind,
  SUBJECT_TYPES,
  type SubjectType,
} from '@ninefold/core/writing/question-kinds';

/** What the writing list shows. It is part of the address, so that the list is as it was when the learner comes back. */
export type WritingFilter = {
  /** The shelf. */
  category?: Category;
  topic?: string;
  year?: number;
  type?: QuestionKind;
  /** Academic or general training. */
  subject_type?: SubjectType;
  q?: string;
};

/** From the address, into which anybody may have written anything. */
export function readWritingFilter(search: { [Name in string]?: unknown }): WritingFilter {
  const line = (value: unknown, most: number) => {
    const words = typeof value === 'number' ? String(value) : value;
    return typeof words === 'string' && words !== '' ? words.slice(0, most) : undefined;
  };
  const { year } = search;
  return sound({
    category: Object.values(CATEGORIES).find((one) => one !== 0 && one === search.category),
    topic: line(search.topic, 64),
    year: typeof year === 'number' && year >= 2000 && year <= 2100 ? year : undefined,
    type: QUESTION_KINDS.find((kind) => kind === search.type),
    subject_type: Object.values(SUBJECT_TYPES).find((one) => one !== 0 && one === search.subject_type),
    q: line(search.q, 200),
  });
}

export const changeWritingFilter = (
  filter: WritingFilter,
  change: { [Name in keyof WritingFilter]: unknown },
): WritingFilter => readWritingFilter({ ...filter, ...change });

export const isFiltered = (filter: WritingFilter): boolean => Object.keys(filter).length > 0;

/** What the server is asked for; nothing chosen is its "all". */
export const listInput = ({ category, topic, year, type, subject_type, q }: WritingFilter) => ({
  category: category ?? CATEGORIES.all,
  topic: topic ?? '',
  year: year ?? 0,
  type: type ?? ('' as const),
  subject_type: subject_type ?? SUBJECT_TYPES.all,
  content: q ?? '',
});

type Wanted = { [Name in keyof WritingFilter]: WritingFilter[Name] | undefined };

/** A year belongs to the shelf that has years; on any other it is cleared. */
function sound(wanted: Wanted): WritingFilter {
  const year = wanted.category === CATEGORY_WITH_YEARS ? wanted.year : undefined;
  return Object.fromEntries(
    Object.entries({ ...wanted, year }).filter(([, value]) => value !== undefined),
  ) as WritingFilter;
}
