import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import type { PaperSource } from '../practice-kit.ts';
import { RowsLoading, SetsLoading } from './ListLoading.tsx';
import styles from './ListPage.module.css';
import { listMessages } from './list.messages.ts';
import { listQueries } from './list.queries.ts';
import type { ListFilter } from './list-filter.ts';
import { MoreRows } from './MoreRows.tsx';
import { SetCard } from './SetCard.tsx';
import { TopicRows } from './TopicRows.tsx';

/** Full sets, each on a card; topics and picks, which are single papers, as rows. */
export function SetList({ source, filter, onClear }: { source: PaperSource; filter: ListFilter; onClear: () => void }) {
  const t = useText(listMessages);
  const query = useInfiniteQuery(listQueries.sets(source, filter));
  const shelf = filter.shelf ?? 'jian_ya';
  if (query.isPending) return shelf === 'jian_ya' ? <SetsLoading /> : <RowsLoading />;
  if (query.isError)
    return (
      <ErrorState
        title={t('setsFailed')}
        error={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
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
      {shelf === 'jian_ya' ? (
        <div className={styles.cards}>
          {sets.map((set) => (
            <SetCard key={set.id} source={source} set={set} />
          ))}
        </div>
      ) : (
        <TopicRows source={source} sets={sets} />
      )}
      <MoreRows
        query={query}
        total={t(shelf === 'jian_ya' ? 'totalSets' : 'totalPapers', { count: query.data.pages[0]?.total ?? 0 })}
      />
    </>
  );
}
