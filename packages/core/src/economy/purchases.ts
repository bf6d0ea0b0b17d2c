import type { VipSkill } from '../membership/vip.ts';
import type { TryPurse } from './purse.ts';

/** What coins buy. */
const PURCHASES = ['essay_scoring', 'model_essay', 'speaking_report'] as const;
export type Purchase = (typeof PURCHASES)[number];

/** Whose members pay nothing, and which free tries go before coins, in their order. Speaking has no membership. */
export const PURCHASE_RULES: Readonly<Record<Purchase, { freeFor: VipSkill | null; tries: readonly TryPurse[] }>> = {
  essay_scoring: { freeFor: 'writing', tries: ['task_correct_num', 'ai_test_num'] },
  model_essay: { freeFor: 'writing', tries: ['model_essay_num'] },
  speaking_report: { freeFor: null, tries: ['ai_test_num'] },
};
