import { IconBooks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { vocabularyQueries } from '../vocabulary.queries.ts';
import { wordsMessages } from '../words.messages.ts';
import styles from './ManageBooks.module.css';
import { MyBooks } from './MyBooks.tsx';
import { ShelfBook } from './ShelfBook.tsx';

/** The learner's books in their order, and the others on the shelf. */
export function ManageBooks() {
  const t = useText(wordsMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button leftIcon={<Icon of={IconBooks} size={18} />} onClick={() => setOpen(true)}>
        {t('manage')}
      </Button>
      <Dialog opened={open} onClose={() => setOpen(false)} title={t('manage')} width={720}>
        {open && <Books />}
      </Dialog>
    </>
  );
}

function Books() {
  const t = useText(wordsMessages);
  const { data: shelf } = useQuery(vocabularyQueries.books());
  const { data: plan } = useQuery(vocabularyQueries.plan());
  if (!shelf || !plan) return <LoadingRows rows={4} />;
  const others = shelf.list.filter(({ is_mine }) => is_mine === 0);
  return (
    <div className={styles.manage}>
      {plan.books.length > 0 && (
        <>
          <p className={styles.small}>{t('order')}</p>
          <MyBooks key={plan.books.map(({ id }) => id).join(' ')} books={plan.books} />
        </>
      )}
      <ul className={styles.shelf}>
        {others.map((book, at) => (
          <ShelfBook key={book.id} book={book} weight={plan.books.length + at} />
        ))}
      </ul>
    </div>
  );
}
