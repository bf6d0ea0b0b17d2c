import { IconBookmarkFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import type { Seat } from '../paper/seats.ts';
import { playerMessages } from '../player.messages.ts';
import { useDesk, useIsCurrent } from './desk.ts';
import styles from './QuestionFrame.module.css';
import { Verdict } from './Verdict.tsx';

/** Number, words and control of one question; outlined while it is the current one. */
export function QuestionFrame({
  seats,
  children,
  bare = false,
}: {
  seats: readonly Seat[];
  children: ReactNode;
  bare?: boolean;
}) {
  const t = useText(playerMessages);
  const { current, flags } = useDesk();
  const isCurrent = useIsCurrent(seats);
  const first = seats[0];
  if (!first) return null;
  const flagged = seats.some(({ n }) => flags.includes(n));
  const come = () => {
    if (!seats.some(({ n }) => n === current.get())) current.set(first.n);
  };
  return (
    <div
      className={cx(styles.frame, isCurrent && styles.current, bare && styles.bare)}
      data-question={first.key}
      onFocusCapture={come}
      onPointerDownCapture={come}
    >
      {flagged && (
        <span className={styles.flag}>
          <IconBookmarkFilled size={18} aria-hidden={true} />
          <span className="nf-sr-only">{t('flaggedForReview')}</span>
        </span>
      )}
      {children}
      <Verdict seats={seats} />
    </div>
  );
}

/** The number as printed; the first and the last when the question fills several seats. */
export function NumberTag({ seats }: { seats: readonly Seat[] }) {
  const isCurrent = useIsCurrent(seats);
  const numbers = seats.map(({ n }) => n);
  const words = numbers.length > 1 ? `${numbers[0]}–${numbers[numbers.length - 1]}` : `${numbers[0]}`;
  return <span className={cx(styles.number, isCurrent && styles.currentNumber)}>{words}</span>;
}
