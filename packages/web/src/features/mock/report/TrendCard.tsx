import type { MockReport } from '@ninefold/contract/mock/report';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { useMe } from '#session/session.ts';
import { bandFill, bandInk, bandSoft, bandText, hasScore } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import styles from './ReportPage.module.css';
import { reportMessages } from './report.messages.ts';
import { trendScale } from './trend-scale.ts';

/** Drawn for the screen it stands on: a wide picture made small would have words nobody can read. */
const SIZES = { wide: { width: 640, height: 240 }, narrow: { width: 330, height: 220 } };

/** The overall of the last mocks over the bands. One point is not joined, and two are not a trend. */
export function TrendCard({ report }: { report: MockReport }) {
  const t = useText(reportMessages);
  const format = useFormat();
  const target = useMe()?.target_score ?? -1;
  const { width, height } = SIZES[useBreakpoint() === 'mobile' ? 'narrow' : 'wide'];
  const points = report.trend.filter(({ score }) => hasScore(score));
  const scale = trendScale(
    points.map(({ score }) => score),
    { width, height },
  );
  const spoken = points
    .map(({ score, taken_at }) => t('trendPoint', { day: format.shortDate(taken_at), band: bandText(score) }))
    .join('; ');
  return (
    <Card>
      <h2 className={styles.cardTitle}>{t('trend')}</h2>
      {points.length === 0 && <p className={styles.quiet}>{t('trendNone')}</p>}
      {points.length > 0 && (
        <svg viewBox={`0 0 ${width} ${height}`} className={styles.chart} role="img" aria-label={spoken}>
          {scale.bands.map((band) => (
            <g key={band}>
              {band < scale.top && (
                <rect
                  x={scale.left}
                  y={scale.y(band + 1)}
                  width={scale.right - scale.left}
                  height={scale.y(band) - scale.y(band + 1) - 1}
                  fill={bandSoft(band)}
                />
              )}
              <text
                x={scale.left - 10}
                y={scale.y(band) + 4}
                textAnchor="end"
                fill={bandInk(band)}
                className={styles.axis}
              >
                {band}
              </text>
            </g>
          ))}
          {target >= scale.bottom && (
            <line
              x1={scale.left}
              x2={scale.right}
              y1={scale.y(target)}
              y2={scale.y(target)}
              stroke={bandInk(target)}
              strokeDasharray="5 4"
              strokeWidth="1.5"
            />
          )}
          {points.length > 2 && (
            <polyline
              className={styles.line}
              points={points.map(({ score }, at) => `${scale.x(at)},${scale.y(score)}`).join(' ')}
            />
          )}
          {points.map(({ score, taken_at, record_id }, at) => (
            <g key={`${record_id}-${taken_at}`} transform={`translate(${scale.x(at)} 0)`}>
              <circle cy={scale.y(score)} r={6.5} fill={bandFill(score)} stroke="var(--nf-surface)" strokeWidth="2" />
              <text y={scale.y(score) - 12} textAnchor="middle" fill={bandInk(score)} className={styles.axis}>
                {bandText(score)}
              </text>
              <text y={height - 6} textAnchor="middle" className={styles.day}>
                {format.shortDate(taken_at)}
              </text>
            </g>
          ))}
        </svg>
      )}
      {points.length > 0 && points.length < 3 && <p className={styles.quiet}>{t('trendFew')}</p>}
    </Card>
  );
}
