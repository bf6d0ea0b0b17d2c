import type { AssessedReport } from '@ninefold/contract/writing/report';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import { type DiffRow, feedbackQueries } from '../feedback.queries.ts';
import styles from './Sentences.module.css';
import { sentenceRows } from './sentence-rows.ts';

type SentencesProps = {
  recordId: number;
  report: AssessedReport;
  /** Of a shared page, which asks for them without a session. */
  rows?: readonly DiffRow[] | undefined;
};

/** Sentence by sentence: as written, corrected, and better. */
export function Sentences({ recordId, report, rows }: SentencesProps) {
  const t = useText(feedbackMessages);
  const { data, error, refetch, isFetching } = useQuery({ ...feedbackQueries.diff(recordId), enabled: !rows });
  const corrected = rows ?? data?.feedbackDiff;
  const shown = useMemo(() => corrected && sentenceRows(corrected, report), [corrected, report]);
  if (error && !shown)
    return <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!shown) return <LoadingRows rows={6} rowHeight={72} look="line" />;
  return (
    <Card padding="none" aria-label={t('sentences')} className={styles.card}>
      {shown.length === 0 ? (
        <p className={styles.none}>{t('noSentences')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('original')}</th>
              <th scope="col">{t('corrected')}</th>
              <th scope="col">{t('betterColumn')}</th>
            </tr>
          </thead>
          <tbody lang="en">
            {shown.map((row) => (
              <tr key={row.start}>
                <td data-head={t('original')}>
                  <Pieces row={row} side="removed" />
                </td>
                <td data-head={t('corrected')}>
                  {row.corrected === row.original ? <Quiet>{t('untouched')}</Quiet> : <Pieces row={row} side="added" />}
                </td>
                <td data-head={t('betterColumn')}>
                  {row.better === '' || row.better === row.corrected ? (
                    <Quiet>{t('sameAsCorrected')}</Quiet>
                  ) : (
                    row.better
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

/** Deletions only on the left, insertions only on the right. */
function Pieces({ row, side }: { row: DiffRow; side: 'removed' | 'added' }) {
  let at = 0;
  return row.pieces
    .filter(({ kind }) => kind === 'same' || kind === side)
    .map(({ kind, text }) => {
      at += text.length;
      if (kind === 'same') return <span key={at}>{text}</span>;
      return kind === 'removed' ? <del key={at}>{text}</del> : <ins key={at}>{text}</ins>;
    });
}

function Quiet({ children }: { children: string }) {
  return (
    <span className={styles.quiet} lang="">
      {children}
    </span>
  );
}
