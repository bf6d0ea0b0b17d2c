import { Card } from '#ui/Card.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import styles from './Waiting.module.css';

/** While a card of these pages loads: in its shape, so that nothing moves when it is there. */

/** The way back into a course. */
export function ContinueWaiting() {
  return (
    <Card>
      <LoadingRows rows={1} rowHeight={70} />
    </Card>
  );
}

/** A course: its head with title, sentence and facts, then its lessons. */
export function CourseWaiting() {
  return (
    <Card padding="none">
      <div className={styles.head} aria-hidden="true">
        <Skeleton width={92} height={24} />
        <Skeleton width="42%" height={28} />
        <Skeleton width="70%" />
        <Skeleton width="56%" height={40} />
      </div>
      <div className={styles.rows}>
        <LoadingRows rows={7} rowHeight={52} look="line" />
      </div>
    </Card>
  );
}

/** The list of packages: a cover and three lines each. */
export function PackagesWaiting() {
  return (
    <div className={styles.browser}>
      <div className={styles.packages}>
        <LoadingRows rows={3} rowHeight={100} />
      </div>
      <div className={styles.course}>
        <CourseWaiting />
      </div>
    </div>
  );
}
