import { ApiError } from '@ninefold/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import styles from './Intensive.module.css';
import { IntensiveSection } from './IntensiveSection.tsx';
import { intensiveMessages } from './intensive.messages.ts';
import { intensiveQueries } from './intensive.queries.ts';

const Go = linkAs(ButtonLink);

/** `/listening-enhance/{id}`: a section sentence by sentence. */
export function IntensivePage() {
  const t = useText(intensiveMessages);
  const { id } = useParams({ strict: false });
  const { data, error, isFetching, refetch } = useQuery(intensiveQueries.paper(Number(id)));
  if (data?.audio && data.content.length > 0) return <IntensiveSection key={`${data.id} ${data.hash}`} paper={data} />;
  return <div className={styles.waiting}>{waiting()}</div>;

  function waiting() {
    if (data) return <EmptyState tall title={t('noAudio')} action={<ToList />} />;
    if (!error) return <LoadingRows rows={7} look="line" />;
    if (error instanceof ApiError && error.error === 'vip_needed')
      return (
        <EmptyState
          tall
          title={t('locked')}
          action={
            <Go kind="primary" to="/profile/vip">
              {t('toVip')}
            </Go>
          }
        >
          {t('lockedSentence')}
        </EmptyState>
      );
    if (error instanceof ApiError && error.error === 'attempt_open')
      return (
        <EmptyState tall title={t('inExam')} action={<ToList />}>
          {t('inExamSentence')}
        </EmptyState>
      );
    return <ErrorState tall title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
}

function ToList() {
  const t = useText(intensiveMessages);
  return <Go to="/listening-list">{t('toList')}</Go>;
}
