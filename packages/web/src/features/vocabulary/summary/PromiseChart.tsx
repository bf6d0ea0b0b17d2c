import type { Promised } from '@ninefold/contract/vocabulary/plan';
import { useId } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { roundMessages } from '../round.messages.ts';
import styles from './Chart.module.css';
import { lineOf, pointsOf, ticksFor, wedgeOf } from './chart-points.ts';

const HEIGHT = 220;
/** Of the lines and of the labels at their end; about as many units as pixels, so that letters keep their size. */
const WIDTHS = { mobile: [190, 92], tablet: [500, 120], desktop: [560, 120] } as const;

type ToldPromise = Extract<Promised, { state: 'promised' }>;

/** From today to the exam: with the plan kept as a line and a hatched range, without review as a dashed one. */
export function PromiseChart({ promised }: { promised: ToldPromise }) {
  const t = useText(roundMessages);
  const format = useFormat();
  const hatch = useId();
  const [width, labels] = WIDTHS[useBreakpoint()];
  const { today, about, low, high, way, stopped, exam_day } = promised;
  const kept = [today, ...way.slice(1).map(({ known }) => known), about];
  const left = stopped.map(({ known }) => known);
  const stop = left.at(-1) ?? 0;
  const ticks = ticksFor(Math.min(today, low, stop, ...kept), Math.max(high, today, ...kept));
  const box = { width, height: HEIGHT, low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1 };
  const line = pointsOf(kept, box);
  const dashed = pointsOf(left, box);
  const yOf = (value: number) => pointsOf([value], box)[0]?.y ?? 0;
  const dayText = (day: string) => format.shortDate(Date.parse(`${day}T12:00:00`) / 1000);
  const spoken = t('chartSpoken', { today, about, low, high, stop });
  const marks = way.length > 1 && width > 400 ? [0, Math.floor(way.length / 2)] : [0];
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`-52 -16 ${width + labels + 70} ${HEIGHT + 48}`}
        role="img"
        aria-label={spoken}
        className={styles.chart}
      >
        <defs>
          <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line x1="0" y1="0" x2="0" y2="7" className={styles.hatch} />
          </pattern>
        </defs>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1="0" x2={width} y1={yOf(tick)} y2={yOf(tick)} className={styles.grid} />
            <text x="-10" y={yOf(tick) + 4} textAnchor="end" className={styles.small}>
              {format.number(tick)}
            </text>
          </g>
        ))}
        <path d={wedgeOf(line, { low: yOf(low), high: yOf(high) })} fill={`url(#${hatch})`} />
        <path d={lineOf(dashed)} className={styles.dashed} />
        <path d={lineOf(line)} className={styles.line} />
        <line x1={width} x2={width} y1="-8" y2={HEIGHT} className={styles.exam} />
        <line x1={width} x2={width} y1={yOf(high)} y2={yOf(low)} className={styles.range} />
        <circle cx="0" cy={yOf(today)} r="5" className={styles.dot} />
        <text x="0" y={yOf(today) + (about > today ? 22 : -12)} className={styles.bold}>
          {t('todayKnown', { known: format.number(today) })}
        </text>
        <text x={width + 12} y={yOf(about)} className={styles.bold}>
          {t('kept')}
        </text>
        <text x={width + 12} y={yOf(about) + 16} className={styles.small}>
          {format.number(low)}–{format.number(high)}
        </text>
        {yOf(stop) - yOf(about) > 40 && (
          <>
            <text x={width + 12} y={yOf(stop)} className={styles.small}>
              {t('stopped')}
            </text>
            <text x={width + 12} y={yOf(stop) + 16} className={styles.small}>
              {t('aboutN', { known: format.number(stop) })}
            </text>
          </>
        )}
        {marks.map((at) => (
          <text
            key={at}
            x={(at * width) / Math.max(1, way.length)}
            y={HEIGHT + 22}
            textAnchor="middle"
            className={styles.small}
          >
            {dayText(way[at]?.day ?? exam_day)}
          </text>
        ))}
        <text x={width} y={HEIGHT + 22} textAnchor="middle" className={styles.bold}>
          {t('examMark', { day: dayText(exam_day) })}
        </text>
      </svg>
    </figure>
  );
}
