import type { ListedWord } from '@ninefold/contract/vocabulary/books';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { wordsMessages } from '../words.messages.ts';
import { WordRow } from './WordRow.tsx';
import styles from './WordTable.module.css';

type WordTableProps<Row extends ListedWord> = {
  rows: readonly Row[];
  hideChinese: boolean;
  /** A button or two at the end of a row. */
  actions: (row: Row) => ReactNode;
  /** A line under the meaning. */
  below?: (row: Row) => ReactNode;
  onPreview: (row: Row) => void;
  /** Beside another column there is no room for the sound in signs. */
  narrow?: boolean;
};

/** Words with their sound, meaning, memory and next review. */
export function WordTable<Row extends ListedWord>({
  rows,
  hideChinese,
  actions,
  below,
  onPreview,
  narrow = false,
}: WordTableProps<Row>) {
  const t = useText(wordsMessages);
  return (
    <div className={cx(styles.table, hideChinese && styles.hidden, narrow && styles.narrow)}>
      <div className={cx(styles.row, styles.head)} aria-hidden="true">
        <span />
        <span>{t('word')}</span>
        <span className={styles.ipa}>{t('ipa')}</span>
        <span>{t('meaning')}</span>
        <span className={styles.memory}>{t('memory')}</span>
        <span className={styles.due}>{t('due')}</span>
        <span />
      </div>
      <ul>
        {rows.map((row) => (
          <WordRow
            key={row.word.id}
            row={row}
            actions={actions(row)}
            below={below?.(row)}
            onPreview={() => onPreview(row)}
          />
        ))}
      </ul>
    </div>
  );
}
