import type { Deps } from '#deps.ts';
import type { Items } from '#features/content/items.service.ts';
import type { Deeds } from '#features/economy/tasks/deeds.service.ts';
import type { HistoryIndex } from '#features/history/history-index.service.ts';
import type { GoalsService } from '#features/identity/learners/goals.service.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import type { Attempts } from '#features/practice/attempts/attempts.service.ts';
import type { Papers } from '#features/practice/papers/papers.service.ts';
import type { MockInterviews } from '#features/speaking/speaking.service.ts';
import type { Writing } from '#features/writing/writing.service.ts';
import type { MockLibrary } from './library.ts';
import type { MockScores } from './mock-scores.service.ts';

export type MockUses = Deps & {
  items: Items;
  learners: Learners;
  goals: GoalsService;
  papers: Papers;
  deeds: Deeds;
  historyIndex: HistoryIndex;
  attempts: Pick<Attempts, 'sealed'>;
  writing: Pick<Writing, 'mockEssays' | 'questions'>;
  speaking: MockInterviews;
  scores: MockScores;
};

export type MockDeps = MockUses & { library: MockLibrary };
