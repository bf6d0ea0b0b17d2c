import styles from './WordsPage.module.css';

/** Only drawn: the words beside it say the same. */
export function ProgressBar({ done, total }: { done: number; total: number }) {
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={styles.fill} style={{ width: `${total === 0 ? 0 : (100 * done) / total}%` }} />
    </span>
  );
}
