import type { UserInfo } from '@ninefold/contract/identity';
import { FIRST_TIME, TAKEN_BEFORE } from '@ninefold/core/bands/past-scores';
import type { PlanDraft } from '@ninefold/core/planner/plan-draft';
import { overallOf } from '@ninefold/core/planner/targets';
import { scoreFields } from '@ninefold/core/score-fields';
import { startOfDay } from '@ninefold/core/time/day';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { reportSilentRefusal } from '#lib/report-error.ts';
import { keepMe } from '#session/keep-me.ts';
import { toast } from '#ui/states/toast.ts';
import { refetchAfterSaving } from '../planner.queries.ts';
import { storedPlan } from './stored-plan.ts';
import { wizardMessages } from './wizard.messages.ts';

/**
 * Saves the plan once, however often the button is pressed; after a failure the answers are kept and can be sent again.
 */
export function useSavePlan(me: UserInfo, onSaved: () => void) {
  const t = useText(wizardMessages);
  const client = useQueryClient();
  // The state only shows the spinner; it would come too late to stop two presses in one frame.
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  async function save(draft: PlanDraft): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const { user, points, over_limit } = await api.student.updateLearningPlan(wireOf(draft, me.time_zone));
      storedPlan.forget(me.id);
      keepMe(client, user);
      toast.success(points > 0 ? t('savedWithCoins', { points }) : t('saved'));
      if (over_limit === 1) toast.success(t('overLimit'));
      onSaved();
      await refetchAfterSaving(client);
    } catch (error) {
      reportSilentRefusal(error);
      toast.error(t('saveFailed'), { retry: () => void save(draft) });
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { busy, save };
}

/** The specification's field names. */
function wireOf({ examDay, history, past, targets, minutesPerDay }: PlanDraft, timeZone: string) {
  return {
    is_ielts: history === TAKEN_BEFORE ? TAKEN_BEFORE : FIRST_TIME,
    exam_date: startOfDay(examDay, timeZone),
    target_score: overallOf(targets),
    ...scoreFields('target_score', targets),
    ...scoreFields('past_score', past),
    minutes_per_day: minutesPerDay,
  } as const;
}
