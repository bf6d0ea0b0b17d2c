import styles from './DayBars.module.css';
import { useWidth } from './useWidth.ts';

export type Bar = {
  key: string;
  name: string;
  value: number;
  /** Drawn across the bar: the same a week ago. */
  before?: number;
  /** Written where there is no bar. */
  empty?: string;
  look?: 'now' | 'future';
};

type DayBarsProps = { bars: readonly Bar[]; height?: number; figures?: boolean };

const TOP = 20;
const LEFT = 36;
/** The axis is never so short that a single minute fills it. */
const LEAST = 20;
const MOST_LINES = 4;
/** The room of a name, such as 16 Nov. */
const LABEL = 44;
const ROUND = [5, 10, 15, 30, 60, 120, 240, 600, 1200, 2400, 6000, 12_000];

/** Bars that start at nothing, with lines at round figures. */
export function DayBars({ bars, height = 240, figures = true }: DayBarsProps) {
  const { ref, width } = useWidth(460);
  const bottom = height - 24;
  const most = Math.max(LEAST, ...bars.flatMap(({ value, before = 0 }) => [value, before]));
  const round = ROUND.find((one) => most / one <= MOST_LINES) ?? most;
  const top = Math.ceil(most / round) * round;
  const y = (value: number) => bottom - ((bottom - TOP) * value) / top;
  const step = (width - LEFT) / bars.length;
  const thick = Math.min(30, step * 0.6);
  // Names that would run into each other are written every second or third time, the last one always.
  const every = Math.ceil(LABEL / step);
  const lines = Array.from({ length: top / round + 1 }, (_, at) => at * round);
  return (
    <div ref={ref} className={styles.bars}>
      <svg width={width} height={height} aria-hidden="true">
        {lines.map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={width} y1={y(value)} y2={y(value)} className={styles.grid} />
            <text x={LEFT - 8} y={y(value) + 4} textAnchor="end" className={styles.note}>
              {value}
            </text>
          </g>
        ))}
        {bars.map(({ key, name, value, before, empty, look }, at) => {
          const middle = LEFT + step * (at + 0.5);
          return (
            <g key={key}>
              {look === 'future' ? (
                <rect
                  x={middle - thick / 2}
                  y={y(round)}
                  width={thick}
                  height={bottom - y(round)}
                  rx="3"
                  className={styles.future}
                />
              ) : (
                <rect
                  x={middle - thick / 2}
                  y={y(value)}
                  width={thick}
                  height={Math.max(0, bottom - y(value))}
                  rx="3"
                  className={look === 'now' ? styles.now : styles.bar}
                />
              )}
              {before !== undefined && before > 0 && (
                <line
                  x1={middle - thick * 0.66}
                  x2={middle + thick * 0.66}
                  y1={y(before)}
                  y2={y(before)}
                  className={styles.before}
                />
              )}
              {figures && value > 0 && (
                <text x={middle} y={y(value) - 6} textAnchor="middle" className={styles.figure}>
                  {value}
                </text>
              )}
              {value === 0 && empty && (
                <text x={middle} y={bottom - 8} textAnchor="middle" className={styles.note}>
                  {empty}
                </text>
              )}
              {(bars.length - 1 - at) % every === 0 && (
                <text
                  x={middle}
                  y={height - 6}
                  textAnchor="middle"
                  className={look === 'now' ? styles.figure : styles.note}
                >
                  {name}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
