import { LoadingShape } from '#ui/states/LoadingShape.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import styles from './StartPage.module.css';

const PARTS = ['a', 'b', 'c'];

/** The shape of a start page: its title, its parts on the left; on the right the two modes and the button. */
export function StartLoading() {
  return (
    <LoadingShape className={styles.page}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Skeleton width={220} height={34} />
          <Skeleton width={160} />
        </div>
        <Skeleton width={72} />
      </div>
      <div className={styles.columns}>
        <div className={styles.parts}>
          {PARTS.map((part) => (
            <div key={part} className={styles.part}>
              <Skeleton width={42} />
              <Skeleton width="60%" />
              <Skeleton width={48} />
            </div>
          ))}
        </div>
        <div className={styles.card}>
          <div className={styles.block}>
            <Skeleton width={48} height={16} />
            <Skeleton height={72} />
            <Skeleton height={72} />
          </div>
          <div className={styles.block}>
            <Skeleton height={48} />
          </div>
        </div>
      </div>
    </LoadingShape>
  );
}
