import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { ArchiveCard } from './ArchiveCard.tsx';
import { DeletionCard } from './DeletionCard.tsx';
import { IncomingCard } from './incoming/IncomingCard.tsx';
import styles from './PersonalDataPage.module.css';
import { personalDataMessages } from './personal-data.messages.ts';
import { personalDataQueries } from './personal-data.queries.ts';

/** What a learner takes along, and how they leave. */
export function PersonalDataPage() {
  const t = useText(personalDataMessages);
  const state = useQuery(personalDataQueries.state());
  return (
    <div className={styles.page} aria-busy={state.isPending || undefined}>
      <div>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </div>
      {state.data ? (
        <>
          {state.data.deletion && <DeletionCard state={state.data} />}
          <ArchiveCard archive={state.data.archive} quiet={state.data.incoming?.state === 'checked'} />
          <IncomingCard incoming={state.data.incoming} most={state.data.incoming_most} />
          {!state.data.deletion && <DeletionCard state={state.data} />}
        </>
      ) : state.isError ? (
        <ErrorState
          title={t('unknown')}
          error={state.error}
          onRetry={() => void state.refetch()}
          retrying={state.isFetching}
        />
      ) : (
        <>
          <Skeleton height={190} />
          <Skeleton height={320} />
        </>
      )}
    </div>
  );
}
