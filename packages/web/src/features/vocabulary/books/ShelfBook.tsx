import type { Book } from '@ninefold/contract/vocabulary/books';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { Button } from '#ui/Button.tsx';
import { wordsMessages } from '../words.messages.ts';
import styles from './ManageBooks.module.css';
import { useBooks } from './useBooks.ts';

/** A book on the shelf, with the way into the learner's own. */
export function ShelfBook({ book, weight, isFirst = false }: { book: Book; weight: number; isFirst?: boolean }) {
  const t = useText(wordsMessages);
  const { language } = useLanguage();
  const { add } = useBooks();
  return (
    <li className={styles.book} data-shelf-book={book.id}>
      <span className={styles.words}>
        <Link to="/word-book/$bookId" params={{ bookId: book.id }}>
          {book.name[language]}
        </Link>
        <span className={styles.small}>
          {book.level > 0
            ? t('bookUnitsLevel', { units: book.unit_count, words: book.word_count, level: book.level })
            : t('bookUnits', { units: book.unit_count, words: book.word_count })}
        </span>
        <span className={styles.small}>{book.desc[language]}</span>
      </span>
      <Button
        kind={isFirst ? 'primary' : 'soft'}
        busy={add.isPending}
        aria-label={`${t('addBook')} ${book.name[language]}`}
        onClick={() => add.mutate({ book_id: book.id, weight })}
      >
        {t('addBook')}
      </Button>
    </li>
  );
}
