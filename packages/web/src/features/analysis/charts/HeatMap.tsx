import { daysOfWeek, heatOf, type StudyDay, secondsOn, weeksOfYear } from '@ninefold/core/analysis/study-days';
import type { Day } from '@ninefold/core/time/day';
import { useText } from '#i18n/useText.ts';
import { analysisMessages } from '../analysis.messages.ts';
import { useDayName } from '../useDayName.ts';
import styles from './HeatMap.module.css';
import { useWidth } from './useWidth.ts';

const LEFT = 34;
const TOP = 22;
const LARGEST_STEP = 19;
const LEAST_STEP = 17;

type HeatMapProps = { days: readonly StudyDay[]; today: Day; exam: Day | null };

/** A square for each day; on a narrow screen the weeks that fit, the newest of them. */
export function HeatMap({ days, today, exam }: HeatMapProps) {
  const t = useText(analysisMessages);
  const names = useDayName();
  const { ref, width } = useWidth(1040);
  const all = weeksOfYear(today, exam);
  const step = Math.max(LEAST_STEP, Math.min(LARGEST_STEP, Math.floor((width - LEFT) / all.length)));
  const weeks = all.slice(-Math.max(8, Math.floor((width - LEFT) / step)));
  const side = step - 4;
  const seconds = new Map(days.map((day) => [day.day, secondsOn(day)]));
  return (
    <div ref={ref} className={styles.map}>
      <svg width={LEFT + weeks.length * step} height={TOP + 7 * step} aria-hidden="true">
        {daysOfWeek(today).map((_, row) =>
          row % 2 === 0 && weeks[0] ? (
            <text
              key={`row-${daysOfWeek(weeks[0])[row]}`}
              x="0"
              y={TOP + row * step + side - 3}
              className={styles.name}
            >
              {names.weekday(daysOfWeek(weeks[0])[row] ?? today)}
            </text>
          ) : null,
        )}
        {weeks.map((week, column) => (
          <g key={week} transform={`translate(${LEFT + column * step} ${TOP})`}>
            {isFirstOfMonth(week) && (
              <text y={-8} className={styles.name}>
                {names.month(week)}
              </text>
            )}
            {daysOfWeek(week).map((day, row) => (
              <rect
                key={day}
                y={row * step}
                width={side}
                height={side}
                rx="3"
                className={styles.day}
                data-heat={day > today ? 'future' : heatOf(seconds.get(day) ?? 0)}
                data-today={day === today || undefined}
              >
                <title>
                  {names.short(day)} {t('minutesOf', { minutes: Math.round((seconds.get(day) ?? 0) / 60) })}
                </title>
              </rect>
            ))}
            {exam && daysOfWeek(week).includes(exam) && (
              <g transform={`translate(0 ${daysOfWeek(week).indexOf(exam) * step})`}>
                <rect width={side} height={side} rx="3" className={styles.exam} />
                <circle cx={side / 2} cy={side / 2} r="2.6" className={styles.examDot} />
              </g>
            )}
          </g>
        ))}
      </svg>
      <p className={styles.legend}>
        {t('less')}
        <span className={styles.steps} aria-hidden="true">
          {[0, 1, 2, 3, 4].map((heat) => (
            <i key={heat} data-heat={heat} />
          ))}
        </span>
        {t('more')} · {t('thresholds')}
        {exam && exam > today && (
          <>
            <i className={styles.examSign} aria-hidden="true" /> {t('examMark')}
          </>
        )}
      </p>
    </div>
  );
}

const isFirstOfMonth = (monday: Day): boolean => Number(monday.slice(8)) <= 7;
