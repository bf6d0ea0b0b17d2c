import { rowsOfDays, secondsOn, wasStudied } from '@ninefold/core/analysis/study-days';
import { type Day, daysBetween } from '@ninefold/core/time/day';
import { mondayOf } from '@ninefold/core/time/local-day';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { analysisMessages } from '../analysis.messages.ts';
import { analysisQueries, type Year } from '../analysis.queries.ts';
import { useDayName } from '../useDayName.ts';
import styles from './LearningData.module.css';
import { clockOf, minutesOf, weekSums } from './week-sums.ts';

/** Four figures: the row of days, this week, the year, and how far the exam is. */
export function DataFacts({ year: { days, today, exam_day } }: { year: Year }) {
  const t = useText(analysisMessages);
  const names = useDayName();
  const studied = days.filter(wasStudied).map(({ day }) => day);
  const { now, longest } = rowsOfDays(studied, today);
  const { seconds, beforeBy } = weekSums(days, mondayOf(today));
  const { hours, minutes } = clockOf(seconds);
  const all = days.reduce((sum, day) => sum + secondsOn(day), 0);
  return (
    <dl className={styles.facts}>
      <Fact
        name={t('streak')}
        note={longest ? t('longest', { days: longest.length, day: names.short(longest.last) }) : t('noLongest')}
      >
        <b>{now}</b> {t('days')}
      </Fact>
      <Fact
        name={t('thisWeek')}
        note={<Against now={minutesOf(seconds)} before={minutesOf(beforeBy(today))} today={today} />}
      >
        {hours > 0 && (
          <>
            <b>{hours}</b> {t('hours')}{' '}
          </>
        )}
        <b>{minutes}</b> {t('minutes')}
      </Fact>
      <Fact name={t('pastYear')} note={t('inAll', { hours: Math.round(all / 3600) })}>
        <b>{studied.length}</b> {t('daysStudied')}
      </Fact>
      {exam_day && exam_day >= today ? (
        <Fact name={t('toExam', { day: names.short(exam_day) })} note={<PlanLeft />}>
          <b>{daysBetween(today, exam_day)}</b> {t('days')}
        </Fact>
      ) : (
        <Fact name={t('noExam')} note={<Link to="/ielts-planner">{t('toPlanPage')}</Link>}>
          <b>–</b>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, note, children }: { name: string; note: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd className={styles.factNote}>{note}</dd>
    </div>
  );
}

/** Today is not over: being ahead is a fact by now, being behind may still change, so only the figure is told. */
function Against({ now, before, today }: { now: number; before: number; today: Day }) {
  const t = useText(analysisMessages);
  const names = useDayName();
  if (now > before) return t('moreThan', { minutes: now - before });
  return t('beforeBy', { day: names.weekday(today), minutes: before });
}

/** What today's plan still asks for; a line that may as well be missing. */
function PlanLeft() {
  const t = useText(analysisMessages);
  const { data } = useQuery(analysisQueries.today());
  if (data?.state !== 'planned') return null;
  return data.minutes_left > 0 ? t('planned', { minutes: data.minutes_left }) : t('plannedDone');
}
