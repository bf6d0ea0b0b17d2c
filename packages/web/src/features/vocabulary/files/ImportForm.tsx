import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { MenuSelect } from '#ui/forms/MenuSelect.tsx';
import { toast } from '#ui/states/toast.ts';
import { refetchWords } from '../vocabulary.queries.ts';
import { wordsMessages } from '../words.messages.ts';
import styles from './FileMenu.module.css';
import { importWords, outcomesOf } from './import-words.ts';
import { LARGEST_FILE, MOST_ROWS, readTable, type Table, wordsIn } from './read-table.ts';

const ROWS_SHOWN = 6;

/** A file, its column of words, what will happen, and then it happens. */
export function ImportForm({ onDone }: { onDone: () => void }) {
  const t = useText(wordsMessages);
  const client = useQueryClient();
  const [table, setTable] = useState<Table | null>(null);
  const [column, setColumn] = useState(0);
  const [sentence, setSentence] = useState(-1);
  const [header, setHeader] = useState(true);
  const [done, setDone] = useState(0);
  const words = table ? wordsIn(table.rows, column, sentence, header) : [];
  const width = Math.max(0, ...(table?.rows.slice(0, 50).map((row) => row.length) ?? []));
  const preview = useMutation({ mutationFn: () => importWords(words, 1, setDone) });
  const take = useMutation({
    mutationFn: () => importWords(words, 0, setDone),
    onSuccess: (results) => {
      toast.success(t('importDone', { count: outcomesOf(results).added }));
      refetchWords(client);
      onDone();
    },
    onError: ({ message }) => toast.error(message || t('changeFailed')),
  });
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      preview.reset();
      set(value);
    };

  async function open(file: File | undefined) {
    preview.reset();
    setTable(null);
    if (!file) return;
    if (file.size > LARGEST_FILE) return toast.error(t('importTooBig'));
    try {
      const read = await readTable(file);
      setColumn(read.column);
      setTable(read);
    } catch {
      toast.error(t('importUnreadable'));
    }
  }

  const columns = Array.from({ length: width }, (_, at) => ({
    value: at,
    label: t('importColumnName', { n: at + 1, sample: (table?.rows[header ? 1 : 0]?.[at] ?? '').slice(0, 16) }),
  }));
  const will = preview.data && outcomesOf(preview.data);
  return (
    <div className={styles.form}>
      <p>{t('importLead')}</p>
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        aria-label={t('importChoose')}
        onChange={(event) => void open(event.target.files?.[0])}
      />
      {table && (
        <>
          <MenuSelect label={t('importColumn')} value={column} choices={columns} onChange={changed(setColumn)} />
          <MenuSelect
            label={t('importSentenceColumn')}
            value={sentence}
            choices={[{ value: -1, label: t('importNoSentence') }, ...columns]}
            onChange={changed(setSentence)}
          />
          <label className={styles.check}>
            <input type="checkbox" checked={header} onChange={() => changed(setHeader)(!header)} />
            {t('importHeader')}
          </label>
          <div className={styles.preview}>
            <table>
              <tbody>
                {firstRows(table).map(({ row, line }) => (
                  <tr key={line}>
                    {columns.map(({ value }) => (
                      <td key={value} className={cx(value === column && styles.chosen)}>
                        {row[value]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className={styles.small}>{t('importRows', { count: table.rows.length })}</p>
          {table.isCut && <p role="alert">{t('importCut', { count: MOST_ROWS })}</p>}
          {words.length === 0 && <p role="alert">{t('importEmpty')}</p>}
          {will && <p role="status">{t('importWill', will)}</p>}
          {will && will.unknown > 0 && (
            <p className={styles.small}>
              {t('unknownWords', {
                words: (preview.data ?? [])
                  .filter(({ outcome }) => outcome === 'unknown')
                  .slice(0, 12)
                  .map(({ name }) => name)
                  .join(', '),
              })}
            </p>
          )}
          {(preview.isPending || take.isPending) && <p role="status">{t('importing', { done, all: words.length })}</p>}
          {will && will.added > 0 ? (
            <Button kind="primary" busy={take.isPending} onClick={() => take.mutate()}>
              {t('importGo', { count: will.added })}
            </Button>
          ) : (
            <Button
              kind="primary"
              busy={preview.isPending}
              disabled={words.length === 0}
              onClick={() => preview.mutate()}
            >
              {t('importPreview')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

const firstRows = ({ rows }: Table) => rows.slice(0, ROWS_SHOWN).map((row, at) => ({ row, line: at + 1 }));
