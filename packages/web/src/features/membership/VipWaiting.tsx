import { Card } from '#ui/Card.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import styles from './VipPage.module.css';

/** While the prices load: three skills with their terms, and the checkout beside them. */
export function VipWaiting() {
  return (
    <div className={styles.shop}>
      <Card className={styles.offer}>
        <LoadingRows rows={3} rowHeight={130} />
      </Card>
      <Card className={styles.checkout}>
        <LoadingRows rows={5} rowHeight={60} look="line" />
      </Card>
    </div>
  );
}
