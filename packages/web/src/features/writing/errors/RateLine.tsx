import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import styles from './ErrorsPage.module.css';
import { errorsMessages } from './errors.messages.ts';
import { rateLine } from './rate-line.ts';

/** Slips per 100 words from essay to essay; the dashed line is the first one. */
export function RateLine({ rates, rising }: { rates: readonly number[]; rising: boolean }) {
  const t = useText(errorsMessages);
  const { width, height, points, first } = rateLine(rates);
  const last = points.at(-1);
  return (
    <svg
      viewBox={`-4 -6 ${width + 8} ${height + 12}`}
      className={cx(styles.line, rising && styles.rising)}
      role="img"
      aria-label={t('trendSpoken', { from: (rates[0] ?? 0).toFixed(1), to: (rates.at(-1) ?? 0).toFixed(1) })}
    >
      <line x1="0" x2={width} y1={first} y2={first} className={styles.first} />
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {last && <circle cx={last.x} cy={last.y} r="3" />}
    </svg>
  );
}
