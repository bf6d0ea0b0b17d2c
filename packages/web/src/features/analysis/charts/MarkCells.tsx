import styles from './MarkCells.module.css';

/** Up to about forty things are one square each; more are a bar. */
const MOST_SQUARES = 40;
const STEP = 12;
const SIDE = 9;

export function MarkCells({ count, most }: { count: number; most: number }) {
  if (most > MOST_SQUARES)
    return (
      <span className={styles.bar} aria-hidden="true">
        <i style={{ inlineSize: `${Math.max(2, (100 * count) / most)}%` }} />
      </span>
    );
  const squares = Array.from({ length: count }, (_, at) => at * STEP);
  return (
    <svg
      className={styles.cells}
      viewBox={`0 0 ${MOST_SQUARES * STEP} ${SIDE}`}
      preserveAspectRatio="xMinYMid"
      height={SIDE}
      aria-hidden="true"
    >
      {squares.map((x) => (
        <rect key={x} x={x} width={SIDE} height={SIDE} rx="2" />
      ))}
    </svg>
  );
}
