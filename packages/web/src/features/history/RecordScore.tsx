import { changeAgainst } from '@ninefold/core/history/record-score';
import { isMarkedByBand, isSpoken, RECORD_TYPES, type RecordType } from '@ninefold/core/history/record-types';
import { IconProgress } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { BandChip } from '#ui/band/BandChip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Tag } from '#ui/Tag.tsx';
import styles from './HistoryLine.module.css';
import { historyMessages } from './history.messages.ts';
import type { HistoryRow } from './history.queries.ts';

/** Marked by a band, not by questions. */
export const isEssay = (row: Pick<HistoryRow, 'type'>): boolean => isMarkedByBand(row.type as RecordType);

export function RecordScore({ row }: { row: HistoryRow }) {
  const t = useText(historyMessages);
  const { state, right, total, band, progress, type } = row;
  if (state === 'open')
    return (
      <span className={styles.score}>
        <Tag tone="warn" icon={<Icon of={IconProgress} size={14} />}>
          {unfinishedWords()}
        </Tag>
      </span>
    );
  if (state === 'scoring') return <span className={styles.score}>{t('waiting')}</span>;
  if (state === 'handed_in') return <span className={styles.score}>{t('handedIn')}</span>;
  return (
    <span className={styles.score}>
      {!isEssay(row) && (
        <b>
          {right}/{total}
        </b>
      )}
      {band >= 0 ? <BandChip score={band} /> : isEssay(row) && t('noBand')}
      <Change row={row} />
    </span>
  );

  function unfinishedWords(): string {
    if (type === RECORD_TYPES.mock) return t('unfinishedMock');
    if (isSpoken(type)) return t('unfinishedSpeaking');
    return isEssay(row) ? t('unfinishedWords', { words: progress }) : t('unfinished', { done: progress, total });
  }
}

/** In figures for the eye, in words for the ear. */
function Change({ row }: { row: HistoryRow }) {
  const t = useText(historyMessages);
  const found = changeAgainst(row, row.before);
  if (!found) return null;
  const { by, change } = found;
  const size = by === 'band' ? Math.abs(change).toFixed(1) : String(Math.abs(change));
  const words =
    change === 0
      ? t('same')
      : by === 'band'
        ? t(change > 0 ? 'upBand' : 'downBand', { by: size })
        : t(change > 0 ? 'up' : 'down', { by: size });
  return (
    <span className={styles.change} data-up={change > 0 || undefined} title={words}>
      <span aria-hidden="true">{change === 0 ? '±0' : `${change > 0 ? '+' : '−'}${size}`}</span>
      <span className="nf-sr-only">{words}</span>
    </span>
  );
}
