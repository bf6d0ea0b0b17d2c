import type { UserInfo } from '@ninefold/contract/identity';

/** A guest without a plan is shown what this is; everybody else what to do next. */
export const meetsForTheFirstTime = (me: Pick<UserInfo, 'role' | 'is_done_learning_plan'>): boolean =>
  me.role === 'tourist' && me.is_done_learning_plan !== 1;
