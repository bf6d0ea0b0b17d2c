import type { ListedWord } from '@ninefold/contract/vocabulary/books';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { SaveButton } from '../card/SaveButton.tsx';
import { vocabularyQueries, type WordFilter } from '../vocabulary.queries.ts';
import { wordsMessages } from '../words.messages.ts';
import { KnowButton } from './KnowButton.tsx';
import { WordPreview } from './WordPreview.tsx';
import styles from './WordsPage.module.css';
import { WordTable } from './WordTable.tsx';

type BookWordsProps = {
  bookId: number;
  filter: WordFilter;
  hideChinese: boolean;
  narrow?: boolean;
  onClear?: () => void;
};

/** Words of a book or a unit, fifty at a time. */
export function BookWords({ bookId, filter, hideChinese, narrow = false, onClear }: BookWordsProps) {
  const t = useText(wordsMessages);
  const [shown, setShown] = useState<ListedWord | null>(null);
  const query = useInfiniteQuery(vocabularyQueries.words(bookId, filter));
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = query;
  const rows = data?.pages.flatMap(({ list }) => list) ?? [];
  if (!data)
    return error ? (
      <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <LoadingRows rows={8} />
    );
  if (rows.length === 0)
    return (
      <EmptyState title={t('noneFound')} action={onClear && <Button onClick={onClear}>{t('clear')}</Button>}>
        {t('noneFoundSentence')}
      </EmptyState>
    );
  return (
    <>
      <WordTable
        rows={rows}
        hideChinese={hideChinese}
        narrow={narrow}
        onPreview={setShown}
        actions={(row) => (
          <>
            <KnowButton row={row} />
            <SaveButton key={row.word.is_in_notebook} word={row.word} small />
          </>
        )}
      />
      {hasNextPage && (
        <div className={styles.more}>
          <Button busy={isFetching} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
      <WordPreview word={shown?.word ?? null} onClose={() => setShown(null)} />
    </>
  );
}
