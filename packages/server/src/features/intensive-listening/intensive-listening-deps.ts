import type { Dictionary } from '@ninefold/content/dictionary/dictionary';
import type { Deps } from '#deps.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import type { MistakeBook } from '#features/mistakes/book/book.service.ts';
import type { Attempts } from '#features/practice/attempts/attempts.service.ts';
import type { Papers } from '#features/practice/papers/papers.service.ts';

export type IntensiveListeningDeps = Pick<Deps, 'db' | 'now'> & {
  papers: Papers;
  attempts: Pick<Attempts, 'isInExam'>;
  learners: Learners;
  mistakeBook: MistakeBook;
  openDictionary: () => Promise<Dictionary>;
};
