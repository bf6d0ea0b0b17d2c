import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { analysisMessages } from '../analysis.messages.ts';
import type { Year } from '../analysis.queries.ts';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import { DayBars } from '../charts/DayBars.tsx';
import panel from '../marks/MarksPanel.module.css';
import { minutesOf } from './week-sums.ts';

/** Three hours are one bar: finer ones would only look exact. */
const HOURS_A_BAR = 3;

export function HoursCard({ year: { hours } }: { year: Year }) {
  const t = useText(analysisMessages);
  if (hours.every((seconds) => seconds === 0)) return null;
  const bars = Array.from({ length: hours.length / HOURS_A_BAR }, (_, at) => {
    const from = at * HOURS_A_BAR;
    const seconds = hours.slice(from, from + HOURS_A_BAR).reduce((sum, one) => sum + one, 0);
    return { from, to: from + HOURS_A_BAR, minutes: minutesOf(seconds) };
  });
  const most = bars.reduce((best, bar) => (bar.minutes > best.minutes ? bar : best));
  return (
    <Card>
      <div className={panel.head}>
        <h2>{t('hoursTitle')}</h2>
        <span className={panel.note}>{t('hoursNote')}</span>
      </div>
      <ChartFigure
        sentence={t('hoursSentence', { from: most.from, to: most.to })}
        head={[t('hoursTitle'), t('minutes')]}
        rows={bars.map(({ from, to, minutes }) => [t('hour', { from, to }), String(minutes)])}
      >
        <DayBars
          height={170}
          bars={bars.map(({ from, minutes }) => ({
            key: String(from),
            name: String(from),
            value: minutes,
            ...(from === most.from && { look: 'now' as const }),
          }))}
        />
      </ChartFigure>
    </Card>
  );
}
