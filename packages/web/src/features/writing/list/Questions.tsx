import { ESSAY_STATUS } from '@ninefold/core/writing/essay-state';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { whyNull } from '#lib/errors/null-rejection.ts';
import { RowsLoading } from '#practice/list/ListLoading.tsx';
import { MoreRows } from '#practice/list/MoreRows.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { essayQueries } from '../essay.queries.ts';
import { isFiltered, type WritingFilter } from '../question-filter.ts';
import { writingListMessages } from './list.messages.ts';
import { QuestionLine } from './QuestionLine.tsx';
import { rowState } from './row-state.ts';
import styles from './WritingListPage.module.css';

/** While something of the list is being scored, it is asked again whether it is done. */
const ASK_AGAIN_MS = 4000;

type QuestionsProps = { task: 1 | 2; filter: WritingFilter; onClear: () => void };

/** The rows, page after page. */
export function Questions({ task, filter, onClear }: QuestionsProps) {
  const t = useText(writingListMessages);
  const asked = essayQueries.list(task, filter);
  const query = useInfiniteQuery({
    ...asked,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ list }) => list.some(({ status }) => status === ESSAY_STATUS.scoring))
        ? ASK_AGAIN_MS
        : false,
  });
  if (query.isPending) return <RowsLoading />;
  // What was there stays when only the next ones did not come.
  if (!query.data)
    return (
      <ErrorState
        title={t('failed')}
        error={whyNull(asked.queryKey)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  const rows = query.data.pages.flatMap(({ list }) => list);
  const total = query.data.pages[0]?.total ?? -1;
  if (rows.length === 0)
    return (
      <EmptyState title={t('nothing')} action={isFiltered(filter) && <Button onClick={onClear}>{t('clear')}</Button>}>
        {t('nothingSentence')}
      </EmptyState>
    );
  // One filled button a page: the draft that was written on last.
  const latest = rows
    .filter((row) => rowState(row) === 'draft')
    .reduce((best, row) => (row.last_time > best ? row.last_time : best), 0);
  return (
    <>
      <Card padding="none">
        <ul>
          {rows.map((row) => (
            <QuestionLine
              key={`${row.id}-${row.prompt_id}`}
              row={row}
              first={latest > 0 && row.last_time === latest && rowState(row) === 'draft'}
            />
          ))}
        </ul>
      </Card>
      <div className={styles.foot}>
        <PriceLine />
        <MoreRows query={query} total={total < 0 ? t('totalUnknown') : t('total', { count: total })} />
      </div>
    </>
  );
}

/** What feedback costs, before anything is written. */
function PriceLine() {
  const t = useText(writingListMessages);
  const { data: price } = useQuery(essayQueries.price());
  if (!price) return null;
  return (
    <p className={styles.price}>
      {price.pays_with === 'membership' && t('priceFree')}
      {price.pays_with === 'free_try' && t('priceTries', { tries: price.free_tries, coins: price.coins })}
      {(price.pays_with === 'coins' || price.pays_with === 'guest') && t('price', { coins: price.coins })}
    </p>
  );
}
