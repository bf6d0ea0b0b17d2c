import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { vocabularyQueries } from '../vocabulary.queries.ts';
import { wordsMessages } from '../words.messages.ts';
import styles from './ManageBooks.module.css';
import { ShelfBook } from './ShelfBook.tsx';

/** Nobody can learn without a book: the shelf, and one press each. */
export function ChooseBook() {
  const t = useText(wordsMessages);
  const { data, error, refetch, isFetching } = useQuery(vocabularyQueries.books());
  return (
    <Card data-choose-book>
      <h2>{t('chooseTitle')}</h2>
      <p className={styles.small}>{t('chooseSentence')}</p>
      {error && !data && (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <LoadingRows rows={3} />}
      <ul className={styles.shelf}>
        {data?.list.map((book, at) => (
          <ShelfBook key={book.id} book={book} weight={at} isFirst={at === 0} />
        ))}
      </ul>
    </Card>
  );
}
