import { Card } from '#ui/Card.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { LoadingShape } from '#ui/states/LoadingShape.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import styles from './BookWaiting.module.css';
import page from './MistakesPage.module.css';
import today from './TodayCard.module.css';

/** The book while it loads: today beside the weeks, and the table below them, each as tall as it will be. */
export function BookWaiting() {
  return (
    <>
      <Card className={page.top} padding="none">
        <TodayWaiting />
        <div className={styles.weeks} />
      </Card>
      <Card padding="none">
        <LoadingRows rows={8} rowHeight={55} look="line" />
      </Card>
    </>
  );
}

/** In its own box, so that the button does not come from below. */
export function TodayWaiting() {
  return (
    <LoadingShape className={today.today}>
      <Skeleton width="52%" height={26} />
      <Skeleton width="70%" height={20} />
      <div className={today.row}>
        <span className={today.icons}>
          <Skeleton height={34} />
        </span>
        <span className={styles.button}>
          <Skeleton height={48} />
        </span>
      </div>
    </LoadingShape>
  );
}
