import type { ListedWord } from '@ninefold/contract/vocabulary/books';
import { daysBetween } from '@ninefold/core/time/day';
import { useText } from '#i18n/useText.ts';
import { wordsMessages } from '../words.messages.ts';

type Due = Pick<ListedWord, 'due' | 'state' | 'is_said_known'>;

/** When a word comes again, in words; `now`: today. */
export function useDueText(): (word: Due) => { text: string; now: boolean } {
  const t = useText(wordsMessages);
  const today = new Date();
  const day = `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}-${String(today.getDate()).padStart(2, '0')}`;
  return ({ due, state, is_said_known }) => {
    if (state === 'new') return { text: t('unmet'), now: false };
    if (state === 'hard') return { text: t('state_hard'), now: true };
    if (due === '') return { text: is_said_known ? t('knownBefore') : t('dueNever'), now: false };
    const days = daysBetween(day, due);
    if (days <= 0) return { text: t('dueToday'), now: true };
    return { text: days === 1 ? t('dueTomorrow') : t('dueDays', { days }), now: false };
  };
}
