import type { PlanDay } from '@ninefold/contract/planner';
import { useText } from '#i18n/useText.ts';
import { bandText } from '#ui/band/band-colour.ts';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { todayMessages } from './today.messages.ts';

/** One sentence: why this was planned. `reason` is about today, `day` about a later day. */
export function useReasonText() {
  const t = useText(todayMessages);
  const skills = useText(skillMessages);
  return ({ code, skill, gap, days_since }: PlanDay['reason'], voice: 'reason' | 'day'): string => {
    const name = skill ? skills(skill) : '';
    if (code === 'gap') {
      const values = { skill: name, gap: bandText(gap ?? 0) };
      return days_since === null ? t(`${voice}_gap_never`, values) : t(`${voice}_gap`, { ...values, days: days_since });
    }
    if (code === 'untested' || code === 'keep') return t(`${voice}_${code}`, { skill: name });
    return t(`${voice}_${code}`);
  };
}
