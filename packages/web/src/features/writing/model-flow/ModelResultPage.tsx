import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { StudyBar } from '../study/StudyBar.tsx';
import styles from './Flow.module.css';
import { flowMessages } from './flow.messages.ts';
import { flowQueries } from './flow.queries.ts';
import { PlanView } from './PlanView.tsx';
import { WrittenView } from './WrittenView.tsx';

const Go = linkAs(ButtonLink);

/** What the flow's current record came to; without one, the flow itself. */
export function ModelResultPage() {
  const t = useText(flowMessages);
  const { data, error, isPending, refetch, isFetching } = useQuery(flowQueries.record());
  if (data === null || data?.status === 1) return <Navigate to="/model-essay" replace />;
  if (data?.made_by === 'pack')
    return <Navigate to="/writing-sample/$paperId" params={{ paperId: data.paper_id }} replace />;
  return (
    <>
      <StudyBar title={t('resultTitle')} home={{ to: '/model-essay' }}>
        <Go kind="ghost" leftIcon={<Icon of={IconRefresh} size={18} />} to="/model-essay">
          {t('another')}
        </Go>
      </StudyBar>
      {isPending && (
        <div className={styles.result}>
          <LoadingRows rows={6} look="line" />
        </div>
      )}
      {error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} tall />}
      {data && data.status === 2 && (
        <div className={styles.result} role="status">
          <h2 className={styles.heading}>{t('making')}</h2>
          <p className={styles.soft}>{t('makingSentence')}</p>
          <LoadingRows rows={4} look="line" />
        </div>
      )}
      {data && data.status >= 3 && (
        <div className={styles.result}>
          {data.made_by === 'model' ? <WrittenView essay={data} /> : <PlanView essay={data} />}
        </div>
      )}
    </>
  );
}
