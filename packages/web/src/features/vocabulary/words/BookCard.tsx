import type { Book } from '@ninefold/contract/vocabulary/books';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { CardLink } from '#ui/Card.tsx';
import { ProgressBar } from '../list/ProgressBar.tsx';
import styles from '../list/WordsPage.module.css';
import { wordsMessages } from '../words.messages.ts';
import { coverText } from './cover-text.ts';

const Open = linkAs(CardLink);

/** A book that is being learnt: how far it is, and the way into it. */
export function BookCard({ book }: { book: Book }) {
  const t = useText(wordsMessages);
  const { language } = useLanguage();
  const format = useFormat();
  const { progress } = book;
  return (
    <Open to="/word-book/$bookId" params={{ bookId: book.id }} className={styles.book} data-book={book.id}>
      <span className={styles.cover} aria-hidden="true">
        {coverText(book.name[language], language)}
      </span>
      <span className={styles.bookWords}>
        <b>{book.name[language]}</b>
        <span className={styles.small}>
          {t('bookProgress', {
            done: format.number(progress.total - progress.new),
            total: format.number(progress.total),
          })}
        </span>
        <ProgressBar done={progress.total - progress.new} total={progress.total} />
      </span>
    </Open>
  );
}
