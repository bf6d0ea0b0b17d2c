import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { bookMessages } from '../book.messages.ts';
import { mistakesMessages } from '../mistakes.messages.ts';
import { mistakesQueries } from '../mistakes.queries.ts';
import { nameOf } from '../place-name.ts';
import { useNames } from '../useNames.ts';
import styles from './MistakeList.module.css';
import { useTakeOut } from './useTakeOut.ts';

/** What the learner took out, with the way back. */
export function RemovedList({ count }: { count: number }) {
  const t = useText(bookMessages);
  const shared = useText(mistakesMessages);
  const names = useNames();
  const [open, setOpen] = useState(false);
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...mistakesQueries.removed(),
    enabled: open,
  });
  const rows = data?.pages.flatMap(({ list }) => list) ?? [];
  const { putBack } = useTakeOut();
  return (
    <details className={styles.removed} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('removedTitle', { count })}</summary>
      {error && (
        <ErrorState title={shared('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <LoadingRows rows={3} rowHeight={56} look="line" />}
      <ul className={styles.list}>
        {rows.map(({ id, kind, skill, place }) => (
          <li key={id} className={cx(styles.line, styles.row)}>
            <span className={styles.words}>
              <b lang="en">{nameOf(place)}</b>
              {place.source === 'attempt' && (
                <span className={styles.number}>{t('question', { n: place.n.join('–') })}</span>
              )}
            </span>
            <span className={styles.facts}>{t('listOf', { skill: names.skill(skill), kind: names.kind(kind) })}</span>
            <Button size="sm" kind="ghost" busy={putBack.isPending} onClick={() => putBack.mutate([id])}>
              {t('putBack')}
            </Button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <p className={styles.end}>
          <Button size="sm" kind="ghost" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </p>
      )}
    </details>
  );
}
