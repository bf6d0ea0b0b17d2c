import type { Deps } from '#deps.ts';
import type { Items } from '#features/content/items.service.ts';
import type { Purchases } from '#features/economy/coins/purchases.service.ts';
import type { Deeds } from '#features/economy/tasks/deeds.service.ts';
import type { HistoryIndex } from '#features/history/history-index.service.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import type { Membership } from '#features/membership/membership.service.ts';
import type { MistakeBook } from '#features/mistakes/book/book.service.ts';
import type { Slips } from './slips/slips.service.ts';

/** What writing uses of the others. */
export type WritingDeps = Deps & {
  items: Items;
  learners: Learners;
  membership: Pick<Membership, 'isMember'>;
  purchases: Purchases;
  deeds: Deeds;
  mistakeBook: MistakeBook;
  historyIndex: HistoryIndex;
  slips: Slips;
};
