import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { adminMessages } from './admin.messages.ts';
import styles from './admin.module.css';

export type Paged<Row> = {
  data?: { pages: { list: Row[] }[] } | undefined;
  error: unknown;
  hasNextPage: boolean;
  isFetching: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
};
type PagedListProps<Row> = {
  label: string;
  query: Paged<Row>;
  empty: string;
  emptySentence: string;
  /** What the columns are. */
  head?: ReactNode;
  children: (row: Row) => ReactNode;
};

/** Rows by key, the newest first; older ones on request. */
export function PagedList<Row>({ label, query, empty, emptySentence, head, children }: PagedListProps<Row>) {
  const t = useText(adminMessages);
  const rows = query.data?.pages.flatMap(({ list }) => list);
  if (!rows && query.error)
    return <ErrorState title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Card padding="none" aria-label={label}>
      {!rows && <LoadingRows rows={6} rowHeight={46} look="line" />}
      {rows?.length === 0 && <EmptyState title={empty}>{emptySentence}</EmptyState>}
      {rows && rows.length > 0 && head}
      {rows?.map(children)}
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button kind="ghost" size="sm" block busy={query.isFetching} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </Card>
  );
}
