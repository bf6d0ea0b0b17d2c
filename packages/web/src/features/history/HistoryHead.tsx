import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './HistoryLine.module.css';
import { historyMessages } from './history.messages.ts';
import { type HistorySearch, type HistorySort, type SortField, sortOf } from './history-search.ts';

type HistoryHeadProps = { search: HistorySearch; onSort?: (sort: HistorySort) => void };

/** Names of the columns; three of them sort, first from the top, then from the bottom. Each is named by what its next press does. */
export function HistoryHead({ search, onSort }: HistoryHeadProps) {
  const t = useText(historyMessages);
  const sort = sortOf(search);
  const column = (field: SortField) => {
    const isSorted = sort.field === field;
    const nextDown = !isSorted || !sort.descending;
    return (
      <button
        type="button"
        className={styles.sort}
        aria-pressed={isSorted}
        disabled={!onSort}
        aria-label={t(`sort_${field}_${nextDown ? 'down' : 'up'}`)}
        onClick={() => onSort?.(nextDown ? `-${field}` : field)}
      >
        {t(field)}
        {isSorted && <Icon of={sort.descending ? IconArrowDown : IconArrowUp} size={14} />}
      </button>
    );
  };
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <span className={styles.name}>{t('what')}</span>
        <span className={styles.how}>{t('how')}</span>
        <span className={styles.types}>{t('types_asked')}</span>
        <span className={styles.score}>{column('score')}</span>
        <span className={styles.time}>{column('duration')}</span>
        <span className={styles.when}>{column('update_time')}</span>
      </div>
    </div>
  );
}
