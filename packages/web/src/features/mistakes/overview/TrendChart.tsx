import { useText } from '#i18n/useText.ts';
import { bookMessages } from '../book.messages.ts';
import type { Summary } from '../mistakes.queries.ts';
import { useDayText } from '../useDayText.ts';
import styles from './TrendChart.module.css';
import { lineOf, trendPoints } from './trend-points.ts';

const [WIDTH, HEIGHT, BARS] = [380, 64, 26];

/** Eight weeks: open ones as a line, what was closed each week as bars below it. */
export function TrendChart({ summary: { open, closed, weeks } }: { summary: Summary }) {
  const t = useText(bookMessages);
  const day = useDayText();
  const points = trendPoints(open, WIDTH, HEIGHT);
  const last = points.at(-1);
  const most = Math.max(1, ...closed);
  const spoken = t('trendSpoken', { from: open[0] ?? 0, to: open.at(-1) ?? 0, closed: closed.at(-1) ?? 0 });
  return (
    <section className={styles.trend}>
      <div className={styles.head}>
        <h2>{t('weeks')}</h2>
        <span className={styles.legend} aria-hidden="true">
          <span className={styles.line} /> {t('open')} <span className={styles.box} /> {t('closedInWeek')}
        </span>
      </div>
      <svg
        viewBox={`-24 -14 ${WIDTH + 64} ${HEIGHT + BARS + 48}`}
        role="img"
        aria-label={spoken}
        className={styles.chart}
      >
        <polyline points={lineOf(points)} className={styles.open} />
        {last && <circle cx={last.x} cy={last.y} r="4" className={styles.dot} />}
        <text x={0} y={(points[0]?.y ?? 0) - 8} className={styles.small} textAnchor="middle">
          {open[0]}
        </text>
        {last && (
          <text x={last.x + 10} y={last.y + 5} className={styles.now}>
            {open.at(-1)}
          </text>
        )}
        {closed.map((count, at) => {
          const height = Math.max(1, (count / most) * BARS);
          const x = points[at]?.x ?? 0;
          return (
            <rect
              key={weeks[at]}
              x={x - 9}
              y={HEIGHT + 14 + BARS - height}
              width="18"
              height={height}
              rx="2"
              className={styles.closed}
            />
          );
        })}
        {[0, 3].map((at) => (
          <text key={at} x={points[at]?.x ?? 0} y={HEIGHT + BARS + 32} className={styles.small} textAnchor="middle">
            {day(weeks[at] ?? '')}
          </text>
        ))}
        <text x={WIDTH} y={HEIGHT + BARS + 32} className={styles.small} textAnchor="middle">
          {t('thisWeek')}
        </text>
      </svg>
    </section>
  );
}
