import type { Dictionary } from '@ninefold/content/dictionary/dictionary';
import type { Deps } from '#deps.ts';
import type { Items } from '#features/content/items.service.ts';
import type { Deeds } from '#features/economy/tasks/deeds.service.ts';
import type { GoalsService } from '#features/identity/learners/goals.service.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import type { MistakeBook } from '#features/mistakes/book/book.service.ts';
import type { Attempts } from '#features/practice/attempts/attempts.service.ts';
import type { Papers } from '#features/practice/papers/papers.service.ts';
import type { Writing } from '#features/writing/writing.service.ts';
import type { Vocabulary } from '../vocabulary.service.ts';

export type LearningDeps = Pick<Deps, 'db' | 'settings' | 'now'> & {
  goals: Pick<GoalsService, 'find'>;
  learners: Pick<Learners, 'organisationOf' | 'mergedInto'>;
  deeds: Pick<Deeds, 'recordDeeds'>;
  items: Pick<Items, 'heads'>;
  papers: Pick<Papers, 'getPaper'>;
  attempts: Pick<Attempts, 'doneTexts'>;
  writing: Pick<Writing, 'upgrades'>;
  mistakeBook: Pick<MistakeBook, 'spelling'>;
  vocabulary: Pick<Vocabulary, 'idsOfNames'>;
  /** What a review says to the book of mistakes. */
  reviewed: Pick<Vocabulary, 'reportForgotten' | 'reportRemembered' | 'takeBackForgotten'>;
  openDictionary: () => Promise<Dictionary>;
};
