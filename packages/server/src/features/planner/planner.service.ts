import type { ParsedInput } from '@ninefold/contract/call';
import type { Language } from '@ninefold/contract/errors';
import type { studentPlan } from '@ninefold/contract/planner';
import type { Day } from '@ninefold/core/time/day';
import type { Db } from '#db/db.ts';
import { gapsOf } from './gaps.ts';
import { plannerRepo } from './planner.repo.ts';
import type { PlannerDeps } from './planner-deps.ts';
import { planPoster } from './poster.ts';
import { learnerOf, readDays, readLastRecords, readToday } from './read-plan.ts';
import { complete, type PlanInput, savePlan } from './save-plan.ts';

export type Planner = ReturnType<typeof plannerService>;

export const plannerService = (deps: PlannerDeps) => {
  const { identity } = deps;
  return {
    async updateLearningPlan(userId: number, input: PlanInput, language: Language) {
      const paid = await savePlan(deps, userId, input);
      return { user: await identity.getInfo(userId, language), ...paid };
    },

    async getPlanPoster(userId: number, sent: ParsedInput<(typeof studentPlan)['getPlanPoster']>, language: Language) {
      const { name, invite_code } = await identity.getInfo(userId, language);
      return planPoster(deps, await learnerOf(deps, userId), { name, inviteCode: invite_code }, sent);
    },

    getToday: (userId: number) => readToday(deps, userId),
    getDays: (userId: number, asked: { after?: Day; limit: number }) => readDays(deps, userId, asked),
    getLastRecords: (userId: number) => readLastRecords(deps, userId),
    gaps: (userId: number) => gapsOf(deps, userId),

    /** At login: a guest's plan becomes the account's, unless the account has one; its first completion is paid. */
    async mergeGuest(tx: Db, guestId: number, userId: number): Promise<number> {
      const guest = await deps.goals.find(tx, guestId);
      const account = await deps.goals.lock(tx, userId);
      if (!guest?.is_done_learning_plan || !account || account.is_done_learning_plan) return 0;
      const { id: _id, role: _role, time_zone: _zone, ...goals } = guest;
      const plan = { ...goals, is_done_learning_plan: false };
      await deps.goals.save(tx, userId, plan);
      await plannerRepo(tx).movePlans(guestId, userId);
      await complete(deps, tx, { ...account, ...plan });
      return 1;
    },
  };
};
