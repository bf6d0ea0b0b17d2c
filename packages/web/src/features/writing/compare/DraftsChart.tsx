import type { EssayRow } from '@ninefold/contract/writing/fields';
import { CRITERIA } from '@ninefold/core/writing/error-kinds';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { bandFill, bandSoft, bandText } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import { ScrollRegion } from '#ui/layout/ScrollRegion.tsx';
import { feedbackMessages } from '../feedback/feedback.messages.ts';
import { compareMessages } from './compare.messages.ts';
import styles from './DraftsChart.module.css';
import { draftsChart } from './drafts-chart.ts';

const STRIPES = [4, 5, 6, 7, 8];

/** Every draft's estimate over band stripes. The first attempt stays as a line: progress is measured from it. */
export function DraftsChart({ drafts }: { drafts: readonly EssayRow[] }) {
  const t = useText(compareMessages);
  const names = useText(feedbackMessages);
  const format = useFormat();
  const scored = drafts.filter(({ score }) => score >= 0);
  const [first, last] = [scored[0], scored.at(-1)];
  if (!first || !last || scored.length < 2) return null;
  const { width, height, left, points, y } = draftsChart(scored.map(({ score }) => score));
  return (
    <Card aria-labelledby="drafts-chart" className={styles.card}>
      <div>
        <h2 id="drafts-chart" className={styles.title}>
          {t('progress')}
        </h2>
        {scored.length === 2 && <p className={styles.quiet}>{t('few')}</p>}
        <svg
          viewBox={`0 0 ${width} ${height + 28}`}
          className={styles.chart}
          role="img"
          aria-label={t('progressSpoken', { first: bandText(first.score), last: bandText(last.score) })}
        >
          {STRIPES.map((band) => (
            <g key={band}>
              <rect
                x={left}
                y={y(band + 1)}
                width={width - left}
                height={y(band) - y(band + 1) - 1}
                fill={bandSoft(band)}
              />
              <text x={left - 8} y={y(band) + 4} textAnchor="end" className={styles.tick}>
                {band}
              </text>
            </g>
          ))}
          <line x1={left} x2={width} y1={y(first.score)} y2={y(first.score)} className={styles.first} />
          <text x={left + 6} y={y(first.score) - 6} className={styles.tick}>
            {t('firstLine', { band: bandText(first.score) })}
          </text>
          {scored.length > 2 && (
            <polyline points={points.map((point) => `${point.x},${point.y}`).join(' ')} className={styles.line} />
          )}
          {points.map((point, at) => (
            <g key={scored[at]?.record_id}>
              <circle cx={point.x} cy={point.y} r="6" fill={bandFill(scored[at]?.score ?? null)} />
              <text x={point.x} y={height + 20} textAnchor="middle" className={styles.tick}>
                {t('draft', { n: scored[at]?.draft ?? at + 1 })}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ScrollRegion label={t('tableOf')} className={styles.scroll}>
        <table className={styles.table}>
          <caption className="nf-sr-only">{t('tableOf')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="nf-sr-only">{t('chooseDraft')}</span>
              </th>
              <th scope="col">{t('date')}</th>
              <th scope="col">{t('overall')}</th>
              {CRITERIA.map((criterion) => (
                <th key={criterion} scope="col">
                  {names(`short_${criterion}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scored.map(({ record_id, draft, score, bands, last_time }) => (
              <tr key={record_id}>
                <th scope="row">{t('draft', { n: draft })}</th>
                <td>{format.shortDate(last_time)}</td>
                <td>
                  <b>{bandText(score)}</b>
                </td>
                {CRITERIA.map((criterion) => (
                  <td key={criterion}>{bandText(bands?.[criterion] ?? null)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  );
}
