import styles from './LoadingRows.module.css';
import { LoadingShape } from './LoadingShape.tsx';
import { Skeleton } from './Skeleton.tsx';

type LoadingRowsProps = {
  rows?: number;
  /** The height of one real row, so that nothing moves when the rows arrive. */
  rowHeight?: number;
  /** `row` has a round picture and a button, `line` only words. */
  look?: 'row' | 'line';
};

/** Rows that are on their way, in their true height. */
export function LoadingRows({ rows = 3, rowHeight = 56, look = 'row' }: LoadingRowsProps) {
  return (
    <LoadingShape>
      {Array.from({ length: rows }, (_, row) => (
        <div key={widths(row)} className={styles.row} style={{ height: rowHeight }}>
          {look === 'row' && <Skeleton width={38} height={38} round />}
          <span className={styles.words}>
            <Skeleton width={`${62 + ((row * 22) % 33)}%`} />
            {rowHeight >= 44 && <Skeleton width={`${38 + ((row * 14) % 21)}%`} height={9} />}
          </span>
          {look === 'row' && <Skeleton width={60} height={28} />}
        </div>
      ))}
    </LoadingShape>
  );
}

function widths(row: number): string {
  return `row-${row}`;
}
