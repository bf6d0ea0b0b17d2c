import type { AnswerState } from '@ninefold/core/practice/review-table';
import { useText } from '#i18n/useText.ts';
import { reviewMessages } from '../review.messages.ts';

const NAMES = { right: 'isRight', wrong: 'isWrong', blank: 'isBlank', checked: 'isChecked' } as const;

/** What became of an answer, in a word: colour is never the only way to tell. */
export function useStateName(): (state: AnswerState) => string {
  const t = useText(reviewMessages);
  return (state) => t(NAMES[state]);
}
