import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { analysisMessages } from './analysis.messages.ts';
import panel from './marks/MarksPanel.module.css';

type QueryCardProps<Data> = {
  title: string;
  query: UseQueryResult<Data>;
  /** What stands beside the title once it is known. */
  note?: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
};

/** A card that asks for itself: it keeps its place while it waits, and says so when nothing came. */
export function QueryCard<Data>({ title, query, note, children }: QueryCardProps<Data>) {
  const t = useText(analysisMessages);
  const { data } = query;
  return (
    <Card>
      <div className={panel.head}>
        <h2>{title}</h2>
        {data !== undefined && note?.(data)}
      </div>
      {data !== undefined
        ? children(data)
        : query.isError && (
            <ErrorState
              title={t('failed')}
              error={query.error}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          )}
      {query.isPending && <LoadingRows rows={3} look="line" />}
    </Card>
  );
}
