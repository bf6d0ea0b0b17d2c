import type { Result } from '@ninefold/contract/practice/result';
import { markState } from '@ninefold/core/practice/review-table';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { reviewMessages } from '../review.messages.ts';
import { BandStrip } from './BandStrip.tsx';
import styles from './HeadCard.module.css';
import { noBandReason } from './no-band.ts';

/** What the next band needs; without a band, why there is none and how this compares with before. */
export function NextBand({ result }: { result: Result }) {
  const t = useText(reviewMessages);
  const { band, right, total, best_before: best } = result;
  if (!band)
    return (
      <div className={styles.cell}>
        <h2 className={styles.title}>
          {best >= 0 && right > best ? t('betterThanBefore', { more: right - best }) : t('noBandTitle')}
        </h2>
        <p className={styles.sentence}>{t(noBandReason(result) ?? 'noBandOther')}</p>
        {best >= 0 && <p className={styles.quiet}>{t('bestBefore', { right: best, total })}</p>}
        <NotAnswered result={result} />
      </div>
    );
  return (
    <div className={styles.cell}>
      <div className={styles.line}>
        <h2 className={styles.title}>
          {band.next >= 0 ? t('oneMore', { more: band.more, band: band.next.toFixed(1) }) : t('top')}
        </h2>
        <span className={cx(styles.quiet, styles.stripNote)}>{t('stripNote')}</span>
      </div>
      <BandStrip right={right} more={band.next >= 0 ? band.more : 0} test={band.test} />
      <NotAnswered result={result} />
    </div>
  );
}

/** The easiest marks of all: in the test a guess costs nothing. */
function NotAnswered({ result: { questions, attempt } }: { result: Result }) {
  const t = useText(reviewMessages);
  const [first, ...others] = questions.flatMap(({ marks, checked }) =>
    marks.filter((mark) => markState(mark, checked) === 'blank').map(({ n }) => n),
  );
  if (attempt.mode !== 'exam' || first === undefined) return null;
  return (
    <p className={styles.sentence}>
      {others.length === 0 ? t('blankOne', { n: first }) : t('blankMany', { count: others.length + 1 })}
    </p>
  );
}
