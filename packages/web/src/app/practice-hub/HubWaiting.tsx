import { Card } from '#ui/Card.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import styles from './PracticeHubPage.module.css';

/** While the menu loads: the card of the skills and the two lists below it. */
export function HubWaiting() {
  return (
    <>
      <Card>
        <LoadingRows rows={4} rowHeight={72} />
      </Card>
      <div className={styles.lists}>
        <Card>
          <LoadingRows rows={4} rowHeight={56} look="line" />
        </Card>
        <Card>
          <LoadingRows rows={4} rowHeight={56} look="line" />
        </Card>
      </div>
    </>
  );
}
