import type { MockReport } from '@ninefold/contract/mock/report';
import { scoresIn } from '@ninefold/core/score-fields';
import { SKILLS } from '@ninefold/core/skills';
import { useState } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { useMe } from '#session/session.ts';
import { bandFill, bandInk, bandSoft, bandText } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import { SegmentedSwitch } from '#ui/forms/SegmentedSwitch.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import styles from './ReportPage.module.css';
import { reportMessages } from './report.messages.ts';
import { type TrendOf, trendPoints } from './trend-points.ts';
import { trendScale } from './trend-scale.ts';

/** Drawn for the screen it stands on: a wide picture made small would have words nobody can read. */
const SIZES = { wide: { width: 640, height: 240 }, narrow: { width: 330, height: 220 } };

/**
 * The last mocks over the bands, one skill at a time; the overall only of mocks that rest on the same skills as this one.
 * One point is not joined, and two are not a trend.
 */
export function TrendCard({ report }: { report: MockReport }) {
  const t = useText(reportMessages);
  const format = useFormat();
  const [of, setOf] = useState<TrendOf>('overall');
  const skills = useText(skillMessages);
  const me = useMe();
  const target = (of === 'overall' ? me?.target_score : me && scoresIn('target_score', me)[of]) ?? -1;
  const { width, height } = SIZES[useBreakpoint() === 'mobile' ? 'narrow' : 'wide'];
  const points = trendPoints(report, of);
  const scale = trendScale(
    points.map(({ score }) => score),
    { width, height },
  );
  const spoken = points
    .map(({ score, taken_at }) => t('trendPoint', { day: format.shortDate(taken_at), band: bandText(score) }))
    .join('; ');
  return (
    <Card>
      <div className={styles.trendHead}>
        <h2 className={styles.cardTitle}>{t('trend')}</h2>
        <SegmentedSwitch
          label={t('trend')}
          segments={(['overall', ...SKILLS] as const).map((value) => ({
            value,
            label: value === 'overall' ? t('overall') : skills(value),
          }))}
          value={of}
          onChange={setOf}
        />
      </div>
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
      {of === 'overall' && points.length > 0 && <p className={styles.quiet}>{t('trendAlike')}</p>}
    </Card>
  );
}
