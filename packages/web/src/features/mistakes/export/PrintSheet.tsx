import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '#i18n/useText.ts';
import { bookMessages } from '../book.messages.ts';
import { mistakesMessages } from '../mistakes.messages.ts';
import { dayOf } from '../useDayText.ts';
import styles from './PrintSheet.module.css';
import type { PrintedCard } from './useExport.ts';

/** Pages for a folder: the question on the left, what is right on the right, so that half can be covered. */
export function PrintSheet({ cards, onDone }: { cards: readonly PrintedCard[]; onDone: () => void }) {
  const t = useText(bookMessages);
  const shared = useText(mistakesMessages);
  const done = useRef(onDone);
  useEffect(() => {
    // On a phone `print` returns while the sheet is still being chosen: it has to stand until it has been printed.
    const finish = () => done.current();
    window.addEventListener('afterprint', finish);
    document.body.dataset.printing = 'sheet';
    window.print();
    return () => {
      window.removeEventListener('afterprint', finish);
      delete document.body.dataset.printing;
    };
  }, []);
  return createPortal(
    <section className={styles.sheet} data-print-sheet={cards.length}>
      <h1>{shared('title')}</h1>
      <p className={styles.tag}>{t('printedOn', { day: dayOf(Date.now() / 1000), count: cards.length })}</p>
      <ol>
        {cards.map(({ id, front, back, tag }, at) => (
          <li key={id} className={styles.card}>
            <p className={styles.tag}>
              {at + 1} · {tag}
            </p>
            <div lang="en">
              {front.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            <div>
              {back.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>,
    document.body,
  );
}
