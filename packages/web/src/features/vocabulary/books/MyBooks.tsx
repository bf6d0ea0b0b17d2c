import type { Book } from '@ninefold/contract/vocabulary/books';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { type PointerEvent, useRef, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { wordsMessages } from '../words.messages.ts';
import styles from './ManageBooks.module.css';
import { moved } from './moved.ts';
import { useBooks } from './useBooks.ts';

/** Sorted by dragging the grip with mouse or finger, or by the two arrows. */
export function MyBooks({ books }: { books: readonly Book[] }) {
  const t = useText(wordsMessages);
  const { language } = useLanguage();
  const { sort, remove } = useBooks();
  const [order, setOrder] = useState(() => books.map(({ id }) => id));
  const [dragged, setDragged] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);

  function move(from: number, to: number) {
    const next = moved(order, from, to);
    setOrder(next);
    sort.mutate(next);
  }

  /** The row under the pointer takes the dragged one's place; the order is saved once it is let go. */
  function drag(event: PointerEvent) {
    if (dragged === null) return;
    const rows = [...(list.current?.children ?? [])];
    const over = rows.findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return event.clientY >= top && event.clientY < bottom;
    });
    const from = order.indexOf(dragged);
    if (over >= 0 && over !== from) setOrder(moved(order, from, over));
  }

  return (
    <ul ref={list} className={styles.mine}>
      {order.map((id, at) => {
        const book = books.find((one) => one.id === id);
        if (!book) return null;
        const name = book.name[language];
        return (
          <li key={id} className={cx(styles.book, dragged === id && styles.dragged)} data-my-book={id}>
            <button
              type="button"
              className={styles.grip}
              aria-label={`${t('drag')} ${name}`}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged(id);
              }}
              onPointerMove={drag}
              onPointerUp={() => {
                if (dragged !== null) sort.mutate(order);
                setDragged(null);
              }}
              onPointerCancel={() => setDragged(null)}
              onKeyDown={(event) => {
                const to = event.key === 'ArrowUp' ? at - 1 : event.key === 'ArrowDown' ? at + 1 : -1;
                if (to < 0 || to >= order.length) return;
                event.preventDefault();
                move(at, to);
              }}
            >
              <Icon of={IconGripVertical} size={18} />
            </button>
            <span className={styles.words}>
              <b>{name}</b>
              <span className={styles.small}>
                {t('bookProgress', {
                  done: String(book.progress.total - book.progress.new),
                  total: String(book.progress.total),
                })}
              </span>
            </span>
            <IconButton
              label={`${t('up')} ${name}`}
              icon={<Icon of={IconArrowUp} size={18} />}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            />
            <IconButton
              label={`${t('down')} ${name}`}
              icon={<Icon of={IconArrowDown} size={18} />}
              disabled={at === order.length - 1}
              onClick={() => move(at, at + 1)}
            />
            <IconButton
              label={`${t('removeBook')} ${name}`}
              icon={<Icon of={IconTrash} size={18} />}
              onClick={() => remove.mutate(id)}
            />
          </li>
        );
      })}
    </ul>
  );
}
