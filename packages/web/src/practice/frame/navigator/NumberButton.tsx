import { memo } from 'react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import type { Seat } from '../../paper/seats.ts';
import { playerMessages } from '../../player.messages.ts';
import type { AnswerBook, Current } from '../../questions/desk.ts';
import styles from './NumberButton.module.css';
import { useAnswered, useIsAt } from './seat-state.ts';

type NumberButtonProps = {
  seat: Seat;
  book: AnswerBook;
  current: Current;
  flagged: boolean;
  onGo: (n: number) => void;
  /** In the footer, Tab reaches one number and the arrow keys lead to the others. */
  roving?: boolean;
};

/** Current, answered, not answered, flagged for review: the states of the test's navigator, and they combine. */
export const NumberButton = memo(function NumberButton({
  seat,
  book,
  current,
  flagged,
  onGo,
  roving = false,
}: NumberButtonProps) {
  const t = useText(playerMessages);
  const answered = useAnswered(book, seat);
  const here = useIsAt(current, seat.n);
  const words = [
    t('questionNumber', { n: seat.n }),
    t(answered ? 'stateAnswered' : 'stateUnanswered'),
    ...(flagged ? [t('flaggedForReview')] : []),
  ];
  return (
    <button
      type="button"
      className={cx(styles.number, answered && styles.answered, here && styles.here, flagged && styles.flagged)}
      data-number={seat.n}
      aria-label={words.join(', ')}
      aria-current={here ? 'true' : undefined}
      tabIndex={roving && !here ? -1 : 0}
      onClick={() => onGo(seat.n)}
    >
      {seat.n}
    </button>
  );
});
