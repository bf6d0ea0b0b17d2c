import { LoadingShape } from '#ui/states/LoadingShape.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Frame } from './Frame.tsx';
import styles from './PlayerLoading.module.css';

const LINES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** The shape of the test's screen: header, the text beside the questions, footer. */
export function PlayerLoading() {
  return (
    <Frame>
      <LoadingShape className={styles.player}>
        <div className={styles.header}>
          <Skeleton width={180} height={20} />
          <Skeleton width={110} height={20} />
          <Skeleton width={140} height={32} />
        </div>
        <div className={styles.panes}>
          <Lines />
          <Lines />
        </div>
        <div className={styles.footer}>
          <Skeleton height={28} />
        </div>
      </LoadingShape>
    </Frame>
  );
}

function Lines() {
  return (
    <div className={styles.pane}>
      {LINES.map((line, at) => (
        <Skeleton key={line} width={`${70 + ((at * 23) % 30)}%`} height={14} />
      ))}
    </div>
  );
}
