import type { Forecast } from '@ninefold/core/analysis/forecast';
import { useText } from '#i18n/useText.ts';
import { bandText } from '#ui/band/band-colour.ts';
import { analysisMessages } from '../analysis.messages.ts';
import styles from './BandChart.module.css';

type BandForecastProps = {
  forecast: Forecast;
  /** The pattern of what is not certain. */
  hatch: string;
  from: { x: number; y: number };
  x: number;
  y: (band: number) => number;
};

/** A dotted line into a hatched wedge, and a bar on exam day with its figures. */
export function BandForecast({ forecast: { about, low, high }, hatch, from, x, y }: BandForecastProps) {
  const t = useText(analysisMessages);
  return (
    <g>
      <polygon points={`${from.x},${from.y} ${x},${y(high)} ${x},${y(low)}`} fill={`url(#${hatch})`} opacity="0.7" />
      <line x1={from.x} y1={from.y} x2={x} y2={y(about)} className={styles.dotted} />
      <rect x={x - 3.5} y={y(high)} width="7" height={Math.max(4, y(low) - y(high))} className={styles.bar} />
      <text x={x + 10} y={y(about) - 2} className={styles.about}>
        {t('about', { band: bandText(about) })}
      </text>
      <text x={x + 10} y={y(about) + 14} className={styles.note}>
        {t('range', { low: bandText(low), high: bandText(high) })}
      </text>
    </g>
  );
}
