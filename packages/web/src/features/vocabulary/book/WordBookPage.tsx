import type { WordState } from '@ninefold/core/vocabulary/card';
import { WORD_STATES } from '@ninefold/core/vocabulary/card';
import { IconEye, IconEyeOff, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { FilterChip } from '#ui/forms/FilterChip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { useBooks } from '../books/useBooks.ts';
import { BookWords } from '../list/BookWords.tsx';
import { ProgressBar } from '../list/ProgressBar.tsx';
import page from '../list/WordsPage.module.css';
import { vocabularyQueries } from '../vocabulary.queries.ts';
import { wordsMessages } from '../words.messages.ts';
import { KnowUnit } from './KnowUnit.tsx';
import { UnitPath } from './UnitPath.tsx';
import styles from './WordBookPage.module.css';

/** A book: its units as a path, and the words of one of them or of all. */
export function WordBookPage({ bookId }: { bookId: number }) {
  const t = useText(wordsMessages);
  const { language } = useLanguage();
  const { data: book, error, refetch, isFetching } = useQuery(vocabularyQueries.book(bookId));
  const [unit, setUnit] = useState<number | null>(null);
  const [state, setState] = useState<WordState | null>(null);
  const [name, setName] = useState('');
  const [hideChinese, setHideChinese] = useState(false);
  const { add, remove } = useBooks();
  if (!book)
    return error ? (
      <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} tall />
    ) : (
      <LoadingRows rows={8} />
    );
  const { progress } = book;
  const chosen = book.units.find((one) => one.unit === unit);
  return (
    <div className={page.page}>
      <header className={page.head}>
        <div>
          <h1>{book.name[language]}</h1>
          <p className={page.small}>{book.desc[language]}</p>
          <p className={page.small}>
            {t('bookProgress', { done: String(progress.total - progress.new), total: String(progress.total) })}
          </p>
          <ProgressBar done={progress.total - progress.new} total={progress.total} />
        </div>
        {book.is_mine ? (
          <Button busy={remove.isPending} onClick={() => remove.mutate(book.id)}>
            {t('removeBook')}
          </Button>
        ) : (
          <Button kind="primary" busy={add.isPending} onClick={() => add.mutate({ book_id: book.id, weight: 100 })}>
            {t('addBook')}
          </Button>
        )}
      </header>
      <div className={styles.columns}>
        <UnitPath units={book.units} chosen={unit} onChoose={setUnit} />
        <Card padding="none">
          <div className={page.listHead}>
            <label className={page.search}>
              <Icon of={IconSearch} size={18} />
              <input
                type="search"
                aria-label={t('searchHere')}
                placeholder={t('searchHere')}
                maxLength={60}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            </label>
            <div className={page.tools}>
              {WORD_STATES.map((one) => (
                <FilterChip key={one} selected={state === one} onClick={() => setState(state === one ? null : one)}>
                  {t(`state_${one}`)}
                </FilterChip>
              ))}
              <Button
                size="sm"
                aria-pressed={hideChinese}
                leftIcon={<Icon of={hideChinese ? IconEye : IconEyeOff} size={16} />}
                onClick={() => setHideChinese(!hideChinese)}
              >
                {t(hideChinese ? 'showChinese' : 'hideChinese')}
              </Button>
              {chosen && chosen.progress.new > 0 && <KnowUnit bookId={book.id} unit={chosen} />}
            </div>
          </div>
          <BookWords
            bookId={book.id}
            filter={{ name, ...(unit !== null && { unit }), ...(state && { state }) }}
            hideChinese={hideChinese}
            narrow
            onClear={() => {
              setName('');
              setState(null);
            }}
          />
        </Card>
      </div>
    </div>
  );
}
