import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '#i18n/useText.ts';
import { mistakesMessages } from '../mistakes.messages.ts';
import styles from './PrintSheet.module.css';
import type { PrintedCard } from './useExport.ts';

/** Pages for a folder: the question on the left, what is right on the right, so that half can be covered. */
export function PrintSheet({ cards, onDone }: { cards: readonly PrintedCard[]; onDone: () => void }) {
  const t = useText(mistakesMessages);
  const done = useRef(onDone);
  useEffect(() => {
    document.body.dataset.printing = 'sheet';
    window.print();
    delete document.body.dataset.printing;
    done.current();
  }, []);
  return createPortal(
    <section className={styles.sheet} data-print-sheet={cards.length}>
      <h1>{t('title')}</h1>
      <ol>
        {cards.map(({ id, front, back, tag }) => (
          <li key={id} className={styles.card}>
            <p className={styles.tag}>{tag}</p>
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
