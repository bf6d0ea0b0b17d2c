import styles from './Skeleton.module.css';

type SkeletonProps = { width?: number | string; height?: number | string; round?: boolean };

/** A grey placeholder in the size of what is loading. */
export function Skeleton({ width = '100%', height = 12, round = false }: SkeletonProps) {
  return <span className={styles.piece} style={{ width, height, borderRadius: round ? '50%' : undefined }} />;
}
