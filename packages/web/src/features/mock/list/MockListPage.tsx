import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { mockMessages } from '../mock.messages.ts';
import { mockQueries } from '../mock.queries.ts';
import { MockLine } from './MockLine.tsx';
import styles from './MockListPage.module.css';

/** `/mock_list`: what can be sat, how long it takes, what it needs, and what the last one gave. */
export function MockListPage() {
  const t = useText(mockMessages);
  const { data: mocks, error, isPending, isFetching, refetch } = useQuery(mockQueries.list());
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('listTitle')}</h1>
        <p className={styles.lead}>{t('listLead')}</p>
      </header>
      {isPending && <LoadingRows rows={2} rowHeight={148} />}
      {!mocks && error && (
        <ErrorState title={t('listFailed')} error={error} onRetry={() => void refetch()} retrying={isFetching}>
          {t('listFailedSentence')}
        </ErrorState>
      )}
      {mocks?.length === 0 && <EmptyState title={t('listEmpty')}>{t('listEmptySentence')}</EmptyState>}
      {mocks && mocks.length > 0 && (
        <ul className={styles.list}>
          {mocks.map((mock) => (
            <MockLine key={mock.id} mock={mock} />
          ))}
        </ul>
      )}
      {mocks?.some(({ has_speaking }) => has_speaking === 0) && <p className={styles.note}>{t('speakingMissing')}</p>}
    </div>
  );
}
