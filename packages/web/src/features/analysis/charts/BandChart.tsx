import { LEAST_POINTS } from '@ninefold/core/analysis/forecast';
import { useId } from 'react';
import { useText } from '#i18n/useText.ts';
import { bandFill, bandInk, bandSoft, bandText } from '#ui/band/band-colour.ts';
import { analysisMessages } from '../analysis.messages.ts';
import type { Bands, SkillBands } from '../analysis.queries.ts';
import { useDayName } from '../useDayName.ts';
import styles from './BandChart.module.css';
import { BandForecast } from './BandForecast.tsx';
import { bandScale, spacedLabels } from './band-scale.ts';
import { Hatch } from './Hatch.tsx';
import { useWidth } from './useWidth.ts';

const HEIGHT = 236;
const LABEL = 64;

type BandChartProps = Pick<Bands, 'today' | 'exam_day'> & { of: SkillBands };

/** Estimates over time on the bands they stand for, with their error, up to exam day. */
export function BandChart({ today, exam_day: exam, of: { points, target, outlook } }: BandChartProps) {
  const t = useText(analysisMessages);
  const names = useDayName();
  const hatch = useId();
  const { ref, width } = useWidth(640);
  const forecast = outlook.outcome === 'told' ? outlook.forecast : null;
  const box = { left: 28, right: width - (forecast ? 76 : 20), top: 8, bottom: HEIGHT - 28 };
  const scale = bandScale(
    points.map(({ day }) => day),
    { today, exam, box },
  );
  const first = points.filter(({ repeat }) => repeat === 0);
  const line = first.map(({ day, band }) => `${scale.x(day)},${scale.y(band)}`).join(' ');
  const last = first.at(-1);
  const future = exam !== null && exam > today;
  const days = points.map(({ id, type, day }) => ({ key: `${type}-${id}`, x: scale.x(day), text: names.short(day) }));
  const labels = spacedLabels(future ? days.filter(({ x }) => x < scale.x(exam) - LABEL * 1.4) : days, LABEL);
  return (
    <div ref={ref} className={styles.chart}>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <defs>
          <Hatch id={hatch} />
        </defs>
        {scale.bands.map((band) => (
          <g key={band}>
            {band < 9 && (
              <rect
                x={box.left}
                y={scale.y(band + 1)}
                width={box.right - box.left}
                height={scale.y(band) - scale.y(band + 1) - 1}
                fill={bandSoft(band + (band === 8 ? 1 : 0))}
              />
            )}
            <text x={box.left - 10} y={scale.y(band) + 4} textAnchor="end" fill={bandInk(band)} className={styles.band}>
              {band}
            </text>
          </g>
        ))}
        {target >= 4 && (
          <g>
            <line
              x1={box.left}
              x2={box.right}
              y1={scale.y(target)}
              y2={scale.y(target)}
              stroke={bandInk(target)}
              strokeWidth="1.5"
              strokeDasharray="5 4"
            />
            <text x={box.left + 8} y={scale.y(target) - 6} fill={bandInk(target)} className={styles.target}>
              {t('target', { band: bandText(target) })}
            </text>
          </g>
        )}
        <line x1={scale.x(today)} x2={scale.x(today)} y1={box.top} y2={box.bottom} className={styles.today} />
        <text x={scale.x(today) + 6} y={box.top + 12} className={styles.note}>
          {t('today')}
        </text>
        {first.length >= LEAST_POINTS && <polyline points={line} className={styles.line} />}
        {forecast && last && future && (
          <BandForecast
            forecast={forecast}
            hatch={hatch}
            from={{ x: scale.x(last.day), y: scale.y(last.band) }}
            x={scale.x(exam)}
            y={scale.y}
          />
        )}
        {future && (
          <g>
            <line x1={scale.x(exam)} x2={scale.x(exam)} y1={box.top} y2={box.bottom} className={styles.exam} />
            <text x={scale.x(exam)} y={HEIGHT - 8} textAnchor="end" className={styles.examName}>
              {t('examDay', { day: names.short(exam) })}
            </text>
          </g>
        )}
        {points.map(({ id, type, day, band, low, high, repeat }) => (
          <g key={`${type}-${id}`} transform={`translate(${scale.x(day)} 0)`}>
            <path
              d={`M0 ${scale.y(high)} V${scale.y(low)} M-4 ${scale.y(high)} h8 M-4 ${scale.y(low)} h8`}
              className={styles.whisker}
            />
            <circle
              cy={scale.y(band)}
              r={repeat ? 5 : 6.5}
              fill={repeat ? 'var(--nf-surface)' : bandFill(band)}
              stroke={repeat ? bandFill(band) : 'var(--nf-surface)'}
              strokeWidth="2"
            />
          </g>
        ))}
        {labels.map(({ key, x, text }) => (
          <text key={key} x={x} y={HEIGHT - 8} textAnchor="middle" className={styles.note}>
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}
