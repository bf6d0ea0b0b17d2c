import { type Day, monthsAfter } from '@ninefold/core/time/day';
import { useText } from '#i18n/useText.ts';
import { FilterChip } from '#ui/forms/FilterChip.tsx';
import { wizardMessages } from '../wizard.messages.ts';
import styles from './ExamStep.module.css';

const MONTHS = [1, 2, 3];

type ExamDayChipsProps = { today: Day; chosen: Day; onChoose: (day: Day) => void };

/** For those who have not booked yet: a day about so far away. Pressed again, the day is open as before. */
export function ExamDayChips({ today, chosen, onChoose }: ExamDayChipsProps) {
  const t = useText(wizardMessages);
  return (
    <fieldset className={styles.chips} aria-label={t('aboutWhen')}>
      {MONTHS.map((count) => {
        const day = monthsAfter(today, count);
        const selected = day === chosen;
        return (
          <FilterChip key={count} selected={selected} onClick={() => onChoose(selected ? '' : day)}>
            {t('inMonths', { count })}
          </FilterChip>
        );
      })}
    </fieldset>
  );
}
