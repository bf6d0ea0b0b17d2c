import { MOST_ESSAYS } from '@ninefold/core/analysis/most-essays';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { analysisMessages } from '../analysis.messages.ts';
import { analysisQueries } from '../analysis.queries.ts';
import { CriteriaCard } from '../essays/CriteriaCard.tsx';
import { CRITERIA, criterionMeans } from '../essays/criterion-means.ts';
import panel from '../marks/MarksPanel.module.css';
import { SpokenLossCard } from './SpokenLossCard.tsx';
import { spokenMessages } from './spoken.messages.ts';

/** Speaking by criterion, and what its reports left open. */
export function SpeakingPanel() {
  const t = useText(analysisMessages);
  const says = useText(spokenMessages);
  const query = useQuery(analysisQueries.spoken());
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
  const sittings = query.data.list;
  const means = criterionMeans(CRITERIA.speaking, sittings);
  return (
    <div className={panel.panel}>
      <p className={panel.lead}>
        {says(sittings.length < MOST_ESSAYS ? 'lead' : 'leadLast', { count: sittings.length })}
      </p>
      <div className={panel.two}>
        <CriteriaCard
          means={means}
          name={says}
          says={{
            note: says('note', { count: means.count }),
            alone: says('alone'),
            empty: says('empty'),
            first: says('first'),
            sentence: says('sentence'),
          }}
        />
        <SpokenLossCard />
      </div>
    </div>
  );
}
