import type { QuestionResult } from '@ninefold/contract/practice/result';
import { questionState } from '@ninefold/core/practice/review-table';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { reviewMessages } from '../review.messages.ts';
import { answerWords } from './answer-words.ts';
import type { Asked } from './asked.ts';
import styles from './GivenAndKey.module.css';

/** What was given beside what is right, and the kind of slip if there was one. */
export function GivenAndKey({ asked: { group, question }, result }: { asked: Asked; result: QuestionResult }) {
  const t = useText(reviewMessages);
  const written = group.interaction === 'gap';
  const state = questionState(result);
  const given = answerWords(group, question, result.given).join('; ');
  const { reason } = result;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t(written ? 'written' : 'chosen')}</dt>
        <dd className={cx(styles[state], state === 'wrong' && result.right === 0 && styles.struck)} lang="en">
          {given === '' ? t('blank') : given}
        </dd>
      </div>
      {state !== 'right' && (
        <div>
          <dt>{t(written ? 'keyWritten' : 'keyChosen')}</dt>
          <dd className={styles.right} lang="en">
            {answerWords(group, question, result.answer).join('; ')}
          </dd>
        </div>
      )}
      {reason !== '' && reason !== 'WRONG' && reason !== 'BLANK' && (
        <div>
          <dt>{t('reason')}</dt>
          <dd>{t(`reason_${reason}`)}</dd>
        </div>
      )}
    </dl>
  );
}
