import { Card } from '#ui/Card.tsx';
import { LoadingShape } from '#ui/states/LoadingShape.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { HistoryHead } from './HistoryHead.tsx';
import styles from './HistoryLine.module.css';
import type { HistorySearch } from './history-search.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** Ten rows in the shape of records. */
export function HistoryLoading({ search }: { search: HistorySearch }) {
  return (
    <LoadingShape>
      <Card padding="none">
        <HistoryHead search={search} />
        {ROWS.map((row, at) => (
          <div key={row} className={styles.line}>
            <span className={styles.name}>
              <Skeleton width={`${46 + ((at * 17) % 34)}%`} height={14} />
            </span>
            <span className={styles.how}>
              <Skeleton width={104} />
            </span>
            <span className={styles.types}>
              <Skeleton width={110} />
            </span>
            <span className={styles.score}>
              <Skeleton width={64} height={16} />
            </span>
            <span className={styles.time}>
              <Skeleton width={48} />
            </span>
            <span className={styles.when}>
              <Skeleton width={72} />
            </span>
            <span className={styles.actions}>
              <Skeleton width={96} height={28} />
            </span>
          </div>
        ))}
      </Card>
    </LoadingShape>
  );
}
