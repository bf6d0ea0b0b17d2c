import { addDays, type Day } from '@ninefold/core/time/day';
import { mondayOf } from '@ninefold/core/time/local-day';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { analysisMessages } from '../analysis.messages.ts';
import type { Year } from '../analysis.queries.ts';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import { DayBars } from '../charts/DayBars.tsx';
import panel from '../marks/MarksPanel.module.css';
import { useDayName } from '../useDayName.ts';
import { AreasPart } from './AreasPart.tsx';
import styles from './LearningData.module.css';
import { WeekReport } from './WeekReport.tsx';
import { minutesOf, weekSums } from './week-sums.ts';

type WeekCardProps = { year: Year; startsBefore: boolean };

/** One week: its days, where the time went, and what it brought. */
export function WeekCard({ year, startsBefore }: WeekCardProps) {
  const t = useText(analysisMessages);
  const names = useDayName();
  const thisWeek = mondayOf(year.today);
  const [monday, setMonday] = useState<Day>(startsBefore ? addDays(thisWeek, -7) : thisWeek);
  const sums = weekSums(year.days, monday);
  const lookOf = (day: Day) => (day === year.today ? 'now' : day > year.today ? 'future' : undefined);
  return (
    <Card padding="none" className={styles.week}>
      <section className={styles.part}>
        <div className={panel.head}>
          <h2>{t('weekDays')}</h2>
          <span className={panel.note}>
            {t('unit')} · <i className={styles.beforeSign} aria-hidden="true" /> {t('lastWeek')}
          </span>
        </div>
        <ChartFigure
          sentence={t('weekSentence', { minutes: minutesOf(sums.seconds), before: minutesOf(sums.before) })}
          head={[t('day'), t('minutes'), t('lastWeek')]}
          rows={sums.week.map(({ day, minutes, before }) => [names.short(day), String(minutes), String(before)])}
        >
          <DayBars
            bars={sums.week.map(({ day, minutes, before }) => {
              const look = lookOf(day);
              return {
                key: day,
                name: day === year.today ? t('today') : names.weekday(day),
                value: minutes,
                before,
                ...(look && { look }),
                ...(look === undefined && { empty: t('rest') }),
              };
            })}
          />
        </ChartFigure>
      </section>
      <AreasPart areas={sums.areas} monday={monday} />
      <WeekReport
        monday={monday}
        thisWeek={thisWeek}
        firstWeek={mondayOf(firstDayOf(year))}
        isMonday={startsBefore}
        sums={sums}
        onWeek={(weeks) => setMonday(addDays(monday, 7 * weeks))}
      />
    </Card>
  );
}

const firstDayOf = ({ days, today }: Year): Day => days.reduce((first, { day }) => (day < first ? day : first), today);
