import { addDays, type Day } from '@ninefold/core/time/day';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { analysisMessages } from '../analysis.messages.ts';
import { analysisQueries } from '../analysis.queries.ts';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import panel from '../marks/MarksPanel.module.css';
import { useDayName } from '../useDayName.ts';
import styles from './LearningData.module.css';
import { type AreaSum, neglected } from './week-sums.ts';

/** Where the time of a week went, and how much of its plan was kept. */
export function AreasPart({ areas, monday }: { areas: readonly AreaSum[]; monday: Day }) {
  const t = useText(analysisMessages);
  const { data } = useQuery(analysisQueries.bands());
  const least = data ? neglected(areas, data.skills) : null;
  const most = Math.max(1, ...areas.map(({ minutes }) => minutes));
  return (
    <section className={styles.part}>
      <div className={panel.head}>
        <h2>{t('areas')}</h2>
      </div>
      <ChartFigure
        sentence={t('areasSentence')}
        head={[t('name'), t('minutes')]}
        rows={areas.map(({ area, minutes }) => [t(`area_${area}`), String(minutes)])}
      >
        <ul className={styles.areas}>
          {areas.map(({ area, minutes }) => (
            <li key={area} data-least={area === least || undefined}>
              <span>
                {area === least && <Icon of={IconAlertTriangle} size={16} />}
                {t(`area_${area}`)}
                {area === least && <span className="nf-sr-only">{t('areaMost')}</span>}
              </span>
              <span className={styles.areaTrack} aria-hidden="true">
                <i style={{ inlineSize: `${(100 * minutes) / most}%` }} />
              </span>
              <b>{minutes}</b>
            </li>
          ))}
        </ul>
      </ChartFigure>
      <PlanKept monday={monday} />
    </section>
  );
}

function PlanKept({ monday }: { monday: Day }) {
  const t = useText(analysisMessages);
  const names = useDayName();
  const { data } = useQuery(analysisQueries.plan(addDays(monday, -1)));
  if (!data || data.state === 'none') return null;
  const days = data.days
    .filter(({ day }) => day >= monday && day < addDays(monday, 7))
    .map(({ day, items }) => ({ day, all: items.length, done: items.filter(({ done }) => done === 1).length }));
  const sum = (name: 'all' | 'done') => days.reduce((total, one) => total + one[name], 0);
  return (
    <div className={styles.plan}>
      <div className={panel.head}>
        <h2>{t('planTitle')}</h2>
        {days.length > 0 && <b>{t('planKept', { done: sum('done'), all: sum('all') })}</b>}
      </div>
      {days.length === 0 ? (
        <p className={panel.note}>{t('planNone')}</p>
      ) : (
        <ChartFigure
          sentence={t('planSentence')}
          head={[t('day'), t('planTitle')]}
          rows={days.map(({ day, done, all }) => [names.short(day), t('tally', { right: done, total: all })])}
        >
          <ul className={styles.planDays} aria-hidden="true">
            {days.map(({ day, done, all }) => (
              <li key={day} title={t('planDay', { day: names.short(day), done, all })}>
                <i className={styles.kept} style={{ blockSize: `${(100 * done) / Math.max(1, all)}%` }} />
              </li>
            ))}
          </ul>
        </ChartFigure>
      )}
    </div>
  );
}
