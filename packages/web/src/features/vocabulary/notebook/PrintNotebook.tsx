import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '#i18n/useText.ts';
import { toast } from '#ui/states/toast.ts';
import { readNotebook } from '../files/read-notebook.ts';
import type { NotebookRow } from '../vocabulary.queries.ts';
import { wordsMessages } from '../words.messages.ts';
import styles from './PrintNotebook.module.css';

/** The whole notebook as a sheet for the printer; nothing of it is seen on the screen. */
export function PrintNotebook({ onDone }: { onDone: () => void }) {
  const t = useText(wordsMessages);
  const [rows, setRows] = useState<NotebookRow[] | null>(null);
  useEffect(() => {
    readNotebook().then(setRows, () => {
      toast.error(t('failed'));
      onDone();
    });
  }, [t, onDone]);
  useEffect(() => {
    if (!rows) return;
    document.body.dataset.printing = 'sheet';
    window.print();
    delete document.body.dataset.printing;
    onDone();
  }, [rows, onDone]);
  if (!rows) return null;
  return createPortal(
    <section className={styles.sheet} data-print-sheet>
      <h1>{t('notebookTab')}</h1>
      <table>
        <tbody>
          {rows.map(({ word, entry }) => (
            <tr key={word.id}>
              <th scope="row" lang="en">
                {word.name}
              </th>
              <td>{word.uk_ipa}</td>
              <td lang="zh-CN">{word.vocabulary_ext.core_meanings[0]?.chineseTranslation}</td>
              <td lang="en">{entry.sentence || word.vocabulary_ext.examples[0]?.en}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
