import type { QuestionResult } from '@ninefold/contract/practice/result';
import type { AnswerState } from '@ninefold/core/practice/review-table';
import { useText } from '#i18n/useText.ts';
import { reviewMessages } from '../review.messages.ts';
import { shortAnswer } from './answer-words.ts';
import type { Asked } from './asked.ts';

/** How a question was answered, in half a line: "选 F，应选 A". */
export function useRowWords() {
  const t = useText(reviewMessages);
  return ({ group, question }: Asked, { given, answer }: QuestionResult, state: AnswerState): string => {
    const written = group.interaction === 'gap';
    const was = shortAnswer(group, question, given);
    const key = shortAnswer(group, question, answer);
    if (state === 'right') return was;
    if (state === 'checked') return t('isChecked');
    if (state === 'blank') return t(written ? 'rowBlankWritten' : 'rowBlankChosen', { key });
    return t(written ? 'rowWritten' : 'rowChosen', { given: was, key });
  };
}
