import type { Replanned } from '@ninefold/core/planner/schedule/replan';
import type { PlanInputs } from '@ninefold/core/planner/schedule/schedule';
import { date, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { now, userId } from './columns.ts';
import { users } from './identity.ts';

/**
 * What a learner's plan was made from, one row for every day it was remade; its days follow from it. Earlier rows stay:
 * they say what was planned for days that are over.
 */
export const studyPlans = pgTable(
  'study_plans',
  {
    user_id: userId().references(() => users.id),
    planned_from: date({ mode: 'string' }).notNull(),
    inputs: jsonb().$type<PlanInputs>().notNull(),
    /** What the learner is told about it on its first day; null for a plan they made themselves. */
    replanned: jsonb().$type<Replanned>(),
    /** Days up to this one have been compared with what was done. */
    checked_to: date({ mode: 'string' }).notNull(),
    created_at: now(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.planned_from] })],
);
