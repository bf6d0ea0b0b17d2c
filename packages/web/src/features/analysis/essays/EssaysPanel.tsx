import { MOST_ESSAYS } from '@ninefold/core/analysis/most-essays';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { BandChip } from '#ui/band/BandChip.tsx';
import { bandText } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { analysisMessages } from '../analysis.messages.ts';
import { analysisQueries } from '../analysis.queries.ts';
import type { AnalysisKit } from '../analysis-kit.ts';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import panel from '../marks/MarksPanel.module.css';
import { CRITERIA, changeText, criterionMeans } from './criterion-means.ts';
import styles from './EssaysPanel.module.css';
import { SlipsCard } from './SlipsCard.tsx';

/** Essays by criterion and by kind of slip. */
export function EssaysPanel({ kit }: { kit: AnalysisKit }) {
  const t = useText(analysisMessages);
  const query = useQuery(analysisQueries.criteria());
  if (query.isPending) return <LoadingRows rows={6} />;
  if (query.isError)
    return (
      <ErrorState
        title={t('failed')}
        error={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  const essays = query.data.list;
  const { count, rows } = criterionMeans(essays);
  const isAlone = rows.every(({ before }) => before === null);
  return (
    <div className={panel.panel}>
      <p className={panel.lead}>
        {t(essays.length < MOST_ESSAYS ? 'leadEssays' : 'leadEssaysLast', { count: essays.length })}
      </p>
      <div className={panel.two}>
        <Card>
          <div className={panel.head}>
            <h2>{t('criteriaTitle')}</h2>
            {count > 0 && (
              <span className={panel.note}>{isAlone ? t('criteriaAlone') : t('criteriaNote', { count })}</span>
            )}
          </div>
          {count === 0 ? (
            <EmptyState title={t('criteriaEmpty')}>{t('bandsEmptyEssays')}</EmptyState>
          ) : (
            <ChartFigure
              sentence={t('criteriaSentence')}
              head={[t('criterion'), t('now'), t('before')]}
              rows={rows.map(({ criterion, now, before }) => [t(criterion), bandText(now), bandText(before)])}
            >
              <ul>
                {CRITERIA.map((criterion) => {
                  const row = rows.find((one) => one.criterion === criterion);
                  return row ? <CriterionRow key={criterion} name={t(criterion)} {...row} /> : null;
                })}
              </ul>
            </ChartFigure>
          )}
        </Card>
        <SlipsCard kit={kit} />
      </div>
    </div>
  );
}

const share = (band: number) => `${(100 * Math.max(0, band - 4)) / 5}%`;

function CriterionRow({ name, now, before }: { name: string; now: number; before: number | null }) {
  const t = useText(analysisMessages);
  return (
    <li className={styles.row}>
      <span>{name}</span>
      <span className={styles.track} aria-hidden="true">
        {before !== null && <i className={styles.before} style={{ insetInlineStart: share(before) }} />}
        <i className={styles.now} style={{ insetInlineStart: share(now) }} />
      </span>
      <BandChip score={now} />
      <small>{before === null ? '' : changeText(now - before, t('noChange'))}</small>
    </li>
  );
}
