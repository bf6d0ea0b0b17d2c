import { MOST_ESSAYS } from '@ninefold/core/analysis/most-essays';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { analysisMessages } from '../analysis.messages.ts';
import { analysisQueries } from '../analysis.queries.ts';
import type { AnalysisKit } from '../analysis-kit.ts';
import panel from '../marks/MarksPanel.module.css';
import { CriteriaCard } from './CriteriaCard.tsx';
import { CRITERIA, criterionMeans } from './criterion-means.ts';
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
  const means = criterionMeans(CRITERIA.writing, essays);
  return (
    <div className={panel.panel}>
      <p className={panel.lead}>
        {t(essays.length < MOST_ESSAYS ? 'leadEssays' : 'leadEssaysLast', { count: essays.length })}
      </p>
      <div className={panel.two}>
        <CriteriaCard
          means={means}
          name={t}
          says={{
            note: t('criteriaNote', { count: means.count }),
            alone: t('criteriaAlone'),
            empty: t('criteriaEmpty'),
            first: t('bandsEmptyEssays'),
            sentence: t('criteriaSentence'),
          }}
        />
        <SlipsCard kit={kit} />
      </div>
    </div>
  );
}
