import type { SkillScores } from '@ninefold/core/skills';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Items } from '#features/content/items.service.ts';
import type { Purchases } from '#features/economy/coins/purchases.service.ts';
import type { Deeds } from '#features/economy/tasks/deeds.service.ts';
import type { HistoryIndex } from '#features/history/history-index.service.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import type { MistakeBook } from '#features/mistakes/book/book.service.ts';
import type { LearnerRecordings } from '#features/recordings/recordings.service.ts';

/** What speaking uses of the others. */
export type SpeakingDeps = Deps & {
  items: Items;
  learners: Learners;
  purchases: Purchases;
  deeds: Deeds;
  mistakeBook: MistakeBook;
  historyIndex: HistoryIndex;
  recordings: LearnerRecordings;
  /** What the last mock gave, kept by the feature of mocks, which uses this one. */
  mock: {
    lastMockScores: (tx: Db, userId: number) => Promise<SkillScores>;
    recordMock: (tx: Db, userId: number, scores: SkillScores, at: Date) => Promise<void>;
  };
};
