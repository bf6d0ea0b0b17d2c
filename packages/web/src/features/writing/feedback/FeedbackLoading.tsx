import { LoadingShape } from '#ui/states/LoadingShape.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import styles from './FeedbackLoading.module.css';
import pageStyles from './FeedbackView.module.css';

const LINES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
const CELLS = ['tr', 'cc', 'lr', 'gra'];

/** The shape of a feedback: bands, the essay, the remarks beside it. */
export function FeedbackLoading() {
  return (
    <LoadingShape className={pageStyles.page}>
      <div className={styles.bands}>
        <Skeleton width={128} height={64} />
        {CELLS.map((cell) => (
          <Skeleton key={cell} width={60} height={60} round />
        ))}
      </div>
      <div className={pageStyles.columns}>
        <div className={styles.box}>
          {LINES.map((line, at) => (
            <Skeleton key={line} width={`${74 + ((at * 13) % 26)}%`} height={14} />
          ))}
        </div>
        <div className={styles.box}>
          {LINES.slice(0, 6).map((line, at) => (
            <Skeleton key={line} width={`${58 + ((at * 17) % 36)}%`} />
          ))}
        </div>
      </div>
    </LoadingShape>
  );
}
