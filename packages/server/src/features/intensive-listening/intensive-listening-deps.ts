import type { Dictionary } from '@ninefold/content/dictionary/dictionary';
import type { Deps } from '#deps.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import type { MistakeBook } from '#features/mistakes/book/book.service.ts';
import type { Attempts } from '#features/practice/attempts/attempts.service.ts';
import type { Papers } from '#features/practice/papers/papers.service.ts';
import type { LearnerRecordings } from '#features/recordings/recordings.service.ts';

export type IntensiveListeningDeps = Pick<Deps, 'db' | 'now' | 'speech'> & {
  papers: Papers;
  attempts: Pick<Attempts, 'isInExam'>;
  learners: Learners;
  mistakeBook: MistakeBook;
  recordings: LearnerRecordings;
  openDictionary: () => Promise<Dictionary>;
};
