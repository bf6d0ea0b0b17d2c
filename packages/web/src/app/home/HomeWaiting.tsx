import { LoadingShape } from '#ui/states/LoadingShape.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import styles from './HomeWaiting.module.css';

/** While home loads: a head, a wide card of rows and narrow cards beside it, as all homes have them. */
export function HomeWaiting() {
  return (
    <LoadingShape>
      <div className={styles.hero}>
        <div className={styles.words}>
          <Skeleton width="46%" height={40} />
          <Skeleton width="70%" height={16} />
        </div>
        <div className={styles.figure}>
          <Skeleton height={96} />
        </div>
      </div>
      <div className={styles.columns}>
        <Skeleton height={416} />
        <div className={styles.aside}>
          <Skeleton height={260} />
          <Skeleton height={200} />
        </div>
      </div>
    </LoadingShape>
  );
}
