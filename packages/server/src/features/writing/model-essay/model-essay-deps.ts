import type { Deps } from '#deps.ts';
import type { Items } from '#features/content/items.service.ts';
import type { Purchases } from '#features/economy/coins/purchases.service.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import type { Membership } from '#features/membership/membership.service.ts';
import type { Llm } from '#providers/llm/llm.ts';
import type { Writing } from '../writing.service.ts';

/** What the model essay flow uses of the others. */
export type ModelEssayDeps = Deps & {
  items: Items;
  purchases: Purchases;
  learners: Learners;
  membership: Pick<Membership, 'isMember'>;
  llm: Llm | null;
  writing: Pick<Writing, 'questions'>;
};
