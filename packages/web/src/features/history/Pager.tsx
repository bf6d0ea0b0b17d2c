import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { MenuSelect } from '#ui/forms/MenuSelect.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { historyMessages } from './history.messages.ts';
import { PAGE_SIZES } from './history-search.ts';
import styles from './Pager.module.css';
import { pagesAround } from './pages-around.ts';

type PagerProps = {
  total: number;
  /** There are more than were looked through. */
  more: boolean;
  page: number;
  pageSize: number;
  onChange: (change: { page?: number; size?: number }) => void;
};

export function Pager({ total, more, page, pageSize, onChange }: PagerProps) {
  const t = useText(historyMessages);
  const last = Math.max(1, Math.ceil(total / pageSize));
  return (
    <div className={styles.row}>
      <p className={styles.total} role="status">
        {t(more ? 'totalMore' : 'total', { count: total })}
      </p>
      {last > 1 && (
        <nav className={styles.pages} aria-label={t('pages')}>
          <IconButton
            label={t('previous')}
            icon={<Icon of={IconChevronLeft} size={18} />}
            disabled={page <= 1}
            onClick={() => onChange({ page: page - 1 })}
          />
          {pagesAround(page, last).map((one) => (
            <button
              key={one}
              type="button"
              className={styles.page}
              aria-label={t('page', { page: one })}
              aria-current={one === page ? 'page' : undefined}
              onClick={() => onChange({ page: one })}
            >
              {one}
            </button>
          ))}
          <IconButton
            label={t('next')}
            icon={<Icon of={IconChevronRight} size={18} />}
            disabled={page >= last}
            onClick={() => onChange({ page: page + 1 })}
          />
        </nav>
      )}
      {total > PAGE_SIZES[0] && (
        <MenuSelect
          label={t('pageSize')}
          value={pageSize}
          choices={PAGE_SIZES.map((size) => ({ value: size as number, label: t('perPage', { size }) }))}
          onChange={(size) => onChange({ size })}
        />
      )}
    </div>
  );
}
