import type { ParsedInput } from '@ninefold/contract/call';
import type { points } from '@ninefold/contract/economy/coins';
import type { studentInvite } from '@ninefold/contract/economy/invite';
import type { Language } from '@ninefold/contract/errors';
import type { Deps } from '#deps.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import type { Purchases } from './coins/purchases.service.ts';
import { recordsRepo } from './coins/records.repo.ts';
import { listRecords } from './coins/records.ts';
import { inviteInfo } from './invite/invite-info.ts';
import type { SignIn } from './sign-in/sign-in.service.ts';
import type { TaskCatalogue } from './tasks/task-catalogue.ts';
import type { Tasks } from './tasks/tasks.service.ts';

export type Economy = ReturnType<typeof economyService>;
type Uses = Deps & {
  purchases: Purchases;
  signIn: SignIn;
  tasks: Tasks;
  learners: Learners;
  taskCatalogue: TaskCatalogue;
};

/** What a learner sees of the economy. What moves coins is in `coins.service.ts`, what earns them in `deeds.service.ts`. */
export const economyService = (deps: Uses) => {
  const { prices } = deps.purchases;
  const { week, signIn } = deps.signIn;
  return {
    /** An operator has no wallet and owns nothing. */
    async getInfo(userId: number) {
      const wallet = await recordsRepo(deps.db).wallet(userId);
      return {
        remaining_points: wallet?.coins ?? 0,
        task_correct_num: wallet?.task_correct_num ?? 0,
        model_essay_num: wallet?.model_essay_num ?? 0,
        prices,
      };
    },

    getRecordList: (userId: number, asked: ParsedInput<typeof points.getRecordList>, language: Language) =>
      listRecords(deps, userId, asked, language),

    getWeekSignIn: week,
    signIn,
    getTaskList: deps.tasks.list,

    getInviteInfo: (userId: number, { page, page_size }: ParsedInput<typeof studentInvite.getInviteInfo>) =>
      inviteInfo(deps, userId, page, page_size),
  };
};
