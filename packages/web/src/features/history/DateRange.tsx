import { daysLater } from '@ninefold/core/time/local-day';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { dateTime } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/forms/DateField.tsx';
import { FilterChip } from '#ui/forms/FilterChip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Popover } from '#ui/overlay/Popover.tsx';
import styles from './DateRange.module.css';
import { historyMessages } from './history.messages.ts';
import type { HistorySearch } from './history-search.ts';

type DateRangeProps = {
  search: HistorySearch;
  onChange: (change: { from?: string | undefined; to?: string | undefined }) => void;
};

const LENGTHS = [7, 30, 90] as const;

/** A chip that names the days, with the usual stretches and two days of one's own behind it. */
export function DateRange({ search: { from, to }, onChange }: DateRangeProps) {
  const t = useText(historyMessages);
  const [open, setOpen] = useState(false);
  const today = dateTime(Date.now() / 1000).slice(0, 10);
  const label =
    from && to
      ? t('datesBetween', { from, to })
      : from
        ? t('datesFrom', { from })
        : to
          ? t('datesTo', { to })
          : t('dates');
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      label={t('dates')}
      position="bottom-start"
      target={(opener) => (
        <FilterChip menu selected={Boolean(from || to)} {...opener}>
          <Icon of={IconCalendar} size={16} />
          {label}
        </FilterChip>
      )}
    >
      <div className={styles.panel}>
        <div className={styles.lengths}>
          {LENGTHS.map((days) => (
            <Button
              key={days}
              size="sm"
              onClick={() => {
                setOpen(false);
                onChange({ from: daysLater(today, 1 - days), to: undefined });
              }}
            >
              {t(`days${days}`)}
            </Button>
          ))}
        </div>
        <DateField
          label={t('from')}
          value={from ?? null}
          max={to ?? today}
          clearable
          onChange={(day) => onChange({ from: day ?? undefined, to })}
        />
        <DateField
          label={t('to')}
          value={to ?? null}
          {...(from && { min: from })}
          max={today}
          clearable
          onChange={(day) => onChange({ from, to: day ?? undefined })}
        />
        {(from || to) && (
          <Button
            size="sm"
            kind="ghost"
            onClick={() => {
              setOpen(false);
              onChange({ from: undefined, to: undefined });
            }}
          >
            {t('clearDates')}
          </Button>
        )}
      </div>
    </Popover>
  );
}
