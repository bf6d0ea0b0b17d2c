import type { TrainingType } from '@ninefold/core/training/courses';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { whyNull } from '#lib/errors/null-rejection.ts';
import { MoreRows } from '#practice/list/MoreRows.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { trainingMessages } from '../training.messages.ts';
import { trainingQueries } from '../training.queries.ts';
import { CollectionCard } from './CollectionCard.tsx';
import styles from './TrainingListPage.module.css';

type Props = {
  course: TrainingType;
  selected: readonly string[];
  look: 'cards' | 'rows';
  onClear: (() => void) | null;
};

/** The sets, ten at a time. A list that does not come stops loading and says so. */
export function Collections({ course, selected, look, onClear }: Props) {
  const t = useText(trainingMessages);
  const asked = trainingQueries.list(course, selected);
  const query = useInfiniteQuery(asked);
  if (query.isPending) return <LoadingRows rows={4} />;
  // What was there stays when only the next ten did not come.
  if (!query.data)
    return (
      <ErrorState
        title={t('failed')}
        error={whyNull(asked.queryKey)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  const sets = query.data.pages.flatMap(({ list }) => list);
  if (sets.length === 0)
    return (
      <EmptyState title={t('nothing')} action={onClear && <Button onClick={onClear}>{t('clear')}</Button>}>
        {t('nothingSentence')}
      </EmptyState>
    );
  // One filled button a page: the set that was worked on last.
  const latest = Math.max(...sets.filter(({ state }) => state === 'open').map(({ last_at }) => last_at));
  return (
    <>
      <ul className={look === 'cards' ? styles.cards : styles.rows}>
        {sets.map((set) => (
          <CollectionCard key={set.id} set={set} look={look} first={set.state === 'open' && set.last_at === latest} />
        ))}
      </ul>
      <MoreRows query={query} total={t('total', { count: query.data.pages[0]?.total ?? 0 })} />
    </>
  );
}
