import { useEffect, useRef } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import styles from './ListPage.module.css';
import { listMessages } from './list.messages.ts';

type Query = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

/** Near the end of the list the next page loads by itself; the button is for keyboards and after a failure. */
export function MoreRows({ query, total }: { query: Query; total: string }) {
  const t = useText(listMessages);
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;

  useEffect(() => {
    // After a failure only a press asks again: a watcher tells at once what is in sight, and would ask without end.
    if (!end.current || !hasNextPage || isFetchingNextPage || isFetchNextPageError) return;
    const watcher = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && fetchNextPage(),
      // Both numbers are from the specification.
      { rootMargin: '0px 0px 100px', threshold: 0.1 },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  return (
    <div ref={end} className={styles.more} role="status">
      {isFetchingNextPage && t('loading')}
      {!isFetchingNextPage && isFetchNextPageError && <span>{t('moreFailed')}</span>}
      {!isFetchingNextPage && hasNextPage && (
        <Button size="sm" kind="ghost" onClick={() => fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {!hasNextPage && t('noMore', { total })}
    </div>
  );
}
