import { IconCoins } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { economyMessages } from '../economy.messages.ts';
import { economyQueries, type RecordType } from '../economy.queries.ts';
import { CoinRecordRow } from './CoinRecordRow.tsx';
import styles from './Coins.module.css';
import { RecordsFailed } from './RecordsFailed.tsx';
import { allAnswers } from './record-list.ts';
import { useNearEnd } from './useNearEnd.ts';

/** The list loads more while the learner scrolls. What has been loaded stays when the next page fails. */
export function CoinRecords({ type }: { type: RecordType }) {
  const t = useText(economyMessages);
  const query = useInfiniteQuery(economyQueries.records(type));
  const { list, has_more } = useMemo(() => allAnswers(query.data?.pages ?? []), [query.data]);
  const end = useRef<HTMLParagraphElement>(null);
  const mayLoad = query.isSuccess && has_more && !query.isFetching;
  useNearEnd(end, mayLoad, () => void query.fetchNextPage());

  if (!query.data && query.error)
    return <RecordsFailed error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows rows={6} rowHeight={65} />;
  return (
    <>
      {list.length > 0 ? (
        <ul>
          {list.map((record) => (
            <CoinRecordRow key={record.id} record={record} />
          ))}
        </ul>
      ) : (
        <EmptyState title={t('noRecordsTitle')} icon={<Icon of={IconCoins} size={40} />}>
          {t('noRecordsSentence')}
        </EmptyState>
      )}
      {query.error ? (
        <RecordsFailed error={query.error} retrying={query.isFetching} onRetry={() => void query.fetchNextPage()} />
      ) : (
        <p ref={end} className={styles.end} role="status">
          {has_more ? t('loading') : t('noMore')}
        </p>
      )}
    </>
  );
}
