import { LoadingShape } from '#ui/states/LoadingShape.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import styles from './StartPage.module.css';

const PARTS = ['a', 'b', 'c'];

/** The shape of a start page: its title, its parts, the two modes, the button. */
export function StartLoading() {
  return (
    <LoadingShape className={styles.page}>
      <div className={styles.head}>
        <Skeleton width="46%" height={34} />
        <Skeleton width={160} />
      </div>
      <div className={styles.parts}>
        {PARTS.map((part) => (
          <div key={part} className={styles.part}>
            <Skeleton width={42} />
            <Skeleton width="60%" />
            <Skeleton width={48} />
          </div>
        ))}
      </div>
      <Skeleton height={84} />
      <div className={styles.actions}>
        <Skeleton width={120} height={48} />
      </div>
    </LoadingShape>
  );
}
