import { useText } from '#i18n/useText.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingShape } from '#ui/states/LoadingShape.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import styles from './ReviewLoading.module.css';
import pageStyles from './ReviewPage.module.css';
import { reviewMessages } from './review.messages.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
/** A part of a paper, as a phone shows it: two lines of seven. */
const CELLS = Array.from({ length: 14 }, (_, at) => at + 1);

/** The shape of a review: head card, answer sheet, the table and the questions. */
export function ReviewLoading() {
  return (
    <LoadingShape className={pageStyles.page}>
      <div className={styles.head}>
        <div className={styles.score}>
          <Skeleton width={92} height={92} round />
          <span className={styles.words}>
            <Skeleton width={120} height={36} />
            <Skeleton width={90} />
          </span>
        </div>
        <div className={styles.next}>
          <Skeleton width="64%" height={16} />
        </div>
        <div className={styles.weakest}>
          <Skeleton width="52%" height={16} />
          <Skeleton width={96} height={32} />
        </div>
      </div>
      <div className={styles.sheet}>
        {CELLS.map((cell) => (
          <Skeleton key={cell} height={36} />
        ))}
      </div>
      <div className={pageStyles.columns}>
        <Rows />
        <Rows />
      </div>
    </LoadingShape>
  );
}

function Rows() {
  return (
    <div className={styles.rows}>
      {ROWS.map((row, at) => (
        <div key={row} className={styles.row}>
          <Skeleton width={24} height={24} round />
          <Skeleton width={`${48 + ((at * 17) % 36)}%`} />
        </div>
      ))}
    </div>
  );
}

type ReviewFailedProps = { error: Error; retrying: boolean; onRetry: () => void };

export function ReviewFailed({ error, retrying, onRetry }: ReviewFailedProps) {
  const t = useText(reviewMessages);
  return (
    <div className={pageStyles.page}>
      <ErrorState title={t('failed')} error={error} onRetry={onRetry} retrying={retrying} tall>
        {t('failedSentence')}
      </ErrorState>
    </div>
  );
}
