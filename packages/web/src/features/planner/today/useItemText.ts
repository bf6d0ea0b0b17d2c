import type { PlanItem } from '@ninefold/contract/planner';
import { useText } from '#i18n/useText.ts';
import { todayMessages } from '../today.messages.ts';

/** A planned piece of practice in words: what it is, and how long it takes or took. */
export function useItemText() {
  const t = useText(todayMessages);
  return {
    title({ practice, skill }: PlanItem): string {
      if (practice !== 'basic_training') return t(practice);
      return t(skill === null || skill === 'speaking' ? 'training_other' : `training_${skill}`);
    },
    note(item: PlanItem): string {
      const { minutes, words, done, done_minutes, done_words, catch_up } = item;
      if (done === 1 && done_words > 0) return t('tookWords', { words: done_words, minutes: done_minutes });
      if (done === 1) return done_minutes > 0 ? t('took', { minutes: done_minutes }) : t('done');
      if (done_words > 0) return t('partlyWords', { done: done_words, words });
      if (done_minutes > 0) return t('partly', { done: done_minutes, minutes });
      if (words > 0) return t('aboutWords', { words, minutes });
      return catch_up > 0 ? t('withCatchUp', { minutes, catchUp: catch_up }) : t('about', { minutes });
    },
  };
}
