import { secondsOn, wasStudied } from '@ninefold/core/analysis/study-days';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { analysisMessages } from '../analysis.messages.ts';
import type { Year } from '../analysis.queries.ts';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import { HeatMap } from '../charts/HeatMap.tsx';
import panel from '../marks/MarksPanel.module.css';
import { useDayName } from '../useDayName.ts';
import { minutesOf } from './week-sums.ts';

export function YearCard({ year: { days, today, exam_day } }: { year: Year }) {
  const t = useText(analysisMessages);
  const names = useDayName();
  const studied = days.filter(wasStudied);
  const hours = Math.round(days.reduce((sum, day) => sum + secondsOn(day), 0) / 3600);
  return (
    <Card>
      <div className={panel.head}>
        <h2>{t('year')}</h2>
      </div>
      <ChartFigure
        sentence={t('yearSentence', { days: studied.length, hours })}
        head={[t('day'), t('minutes')]}
        rows={[...studied].reverse().map((day) => [names.short(day.day), String(minutesOf(secondsOn(day)))])}
      >
        <HeatMap days={days} today={today} exam={exam_day} />
      </ChartFigure>
    </Card>
  );
}
