import type { Deps } from '#deps.ts';
import type { Items } from '#features/content/items.service.ts';
import type { Deeds } from '#features/economy/tasks/deeds.service.ts';
import type { HistoryIndex } from '#features/history/history-index.service.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import type { Readings } from '#features/intensive-listening/intensive-listening.service.ts';
import type { Membership } from '#features/membership/membership.service.ts';
import type { MistakeBook } from '#features/mistakes/book/book.service.ts';
import type { QuestionsAlone } from '#features/practice/attempts/attempts.service.ts';
import type { Library } from './sets/library.ts';

export type TrainingUses = Pick<Deps, 'db' | 'settings' | 'now'> & {
  items: Items;
  learners: Learners;
  membership: Pick<Membership, 'isMember'>;
  deeds: Deeds;
  mistakeBook: MistakeBook;
  historyIndex: HistoryIndex;
  /** Sentences that are read aloud. */
  readings: Readings;
  /** Questions of papers, for drills. */
  alone: QuestionsAlone;
};

export type TrainingDeps = TrainingUses & { library: Library };
