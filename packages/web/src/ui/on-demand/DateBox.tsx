import { DatePicker, type DatePickerStylesNames } from '@mantine/dates';
import { IconCalendar, IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import 'dayjs/locale/zh-cn';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { languageTag } from '#i18n/language.ts';
import { useText } from '#i18n/useText.ts';
import { cx } from '../cx.ts';
import type { DateFieldProps } from '../forms/DateField.tsx';
import { describedBy, FieldFrame } from '../forms/TextField.tsx';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import { kitMessages } from '../kit.messages.ts';
import { Popover } from '../overlay/Popover.tsx';
import styles from './DateBox.module.css';

const parts: Partial<Record<DatePickerStylesNames, string>> = {
  calendarHeader: styles.header ?? '',
  calendarHeaderControl: styles.control ?? '',
  calendarHeaderLevel: styles.level ?? '',
  month: styles.month ?? '',
  weekday: styles.weekday ?? '',
  day: styles.day ?? '',
  monthsListControl: styles.big ?? '',
  yearsListControl: styles.big ?? '',
};

export function DateBox(props: DateFieldProps) {
  const { value, onChange, min, max, placeholder = '--', disabled, clearable = false, ...field } = props;
  const t = useText(kitMessages);
  const { language } = useLanguage();
  const [opened, setOpened] = useState(false);
  const id = useId();
  const label = typeof field.label === 'string' ? field.label : t('day');
  return (
    <FieldFrame inputId={id} {...field}>
      <div className={styles.box}>
        <Popover
          label={label}
          opened={opened}
          onChange={setOpened}
          position="bottom-start"
          target={(opener) => (
            <button
              type="button"
              {...opener}
              {...describedBy(id, field)}
              id={id}
              className={styles.field}
              disabled={disabled}
              data-invalid={field.error ? true : undefined}
            >
              <Icon of={IconCalendar} size={18} />
              <span className={cx(value === null && styles.placeholder)}>
                {value ? spelledOut(value, language) : placeholder}
              </span>
            </button>
          )}
        >
          <DatePicker
            unstyled
            locale={language === 'zh' ? 'zh-cn' : 'en'}
            value={value}
            {...(value || min ? { defaultDate: value || min || '' } : {})}
            onChange={(day) => {
              onChange(day);
              setOpened(false);
            }}
            {...(min ? { minDate: min } : {})}
            {...(max ? { maxDate: max } : {})}
            firstDayOfWeek={1}
            monthLabelFormat={language === 'zh' ? 'YYYY年M月' : 'MMMM YYYY'}
            previousIcon={<Icon of={IconChevronLeft} size={18} />}
            nextIcon={<Icon of={IconChevronRight} size={18} />}
            ariaLabels={{ previousMonth: t('earlierMonth'), nextMonth: t('laterMonth'), monthLevelControl: t('month') }}
            classNames={parts}
          />
        </Popover>
        {clearable && value !== null && !disabled && (
          <span className={styles.clear}>
            <IconButton
              size="sm"
              label={t('clear')}
              icon={<Icon of={IconX} size={16} />}
              onClick={() => onChange(null)}
            />
          </span>
        )}
      </div>
    </FieldFrame>
  );
}

/** A calendar day has no time zone; noon keeps it on its own date everywhere. */
function spelledOut(day: string, language: 'zh' | 'en'): string {
  return new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long' }).format(new Date(`${day}T12:00:00`));
}
