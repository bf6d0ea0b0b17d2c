import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import type { PaperSource } from '../practice-kit.ts';
import styles from './ListPage.module.css';
import { listMessages } from './list.messages.ts';
import { listQueries } from './list.queries.ts';
import type { ListFilter } from './list-filter.ts';
import { MoreRows } from './MoreRows.tsx';
import { SetCard } from './SetCard.tsx';

/** Sets of papers, each on a card. */
export function SetList({ source, filter, onClear }: { source: PaperSource; filter: ListFilter; onClear: () => void }) {
  const t = useText(listMessages);
  const query = useInfiniteQuery(listQueries.sets(source, filter));
  if (query.isPending) return <LoadingRows rows={4} rowHeight={150} look="line" />;
  if (query.isError)
    return <ErrorState title={query.error.message} onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  const sets = query.data.pages.flatMap(({ list }) => list);
  const filtered = filter.type !== undefined || filter.unit !== undefined;
  if (sets.length === 0)
    return (
      <EmptyState title={t('noSets')} action={filtered && <Button onClick={onClear}>{t('clearFilters')}</Button>}>
        {t(filtered ? 'noSetsFiltered' : 'noSetsSentence')}
      </EmptyState>
    );
  return (
    <>
      <div className={styles.cards}>
        {sets.map((set) => (
          <SetCard key={set.id} source={source} set={set} />
        ))}
      </div>
      <MoreRows query={query} total={t('totalSets', { count: query.data.pages[0]?.total ?? 0 })} />
    </>
  );
}
