import type { UserInfo } from '@ninefold/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { useStanding } from '../plan/useStanding.ts';
import { plannerQueries } from '../planner.queries.ts';
import { todayMessages } from '../today.messages.ts';

/** Below the greeting: how much is left today, and what to do first. */
export function TodayLead({ me }: { me: UserInfo }) {
  const t = useText(todayMessages);
  const skills = useText(skillMessages);
  const { weakest } = useStanding(me);
  const { data: plan } = useQuery(plannerQueries.today());
  const left = plan?.day ? plan.day.items.length - plan.done_items : null;
  return (
    <>
      {left !== null && left > 0 && <span>{t('leadLeft', { count: left, minutes: plan?.minutes_left ?? 0 })}</span>}
      {left === 0 && <span>{t('leadDone')}</span>}
      {weakest && <span>{t('leadFocus', { skill: skills(weakest.skill) })}</span>}
    </>
  );
}
