import { IconCircleCheckFilled, IconMinus } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { CoinIcon } from '#ui/CoinIcon.tsx';
import { Icon } from '#ui/Icon.tsx';
import { economyMessages } from '../economy.messages.ts';
import type { Week } from '../economy.queries.ts';
import { type DayLook, dayLook } from './day-look.ts';
import styles from './WeekDays.module.css';

type WeekDaysProps = {
  week: Week;
  /** The learner has just signed in: today's cell turns over once. */
  justSigned?: boolean;
};

/** The week as seven cells, as in the task centre. Each says its state in a word, a drawing and a colour. */
export function WeekDays({ week, justSigned = false }: WeekDaysProps) {
  const t = useText(economyMessages);
  return (
    <ol className={styles.days} aria-label={t('week')}>
      {week.list.map((day, index) => {
        const isToday = index + 1 === week.current_day;
        const look = dayLook(day.sign_in_status, index + 1, week.current_day);
        return (
          <li
            key={day.day_name}
            className={styles.day}
            data-look={look}
            data-turned={isToday && justSigned ? true : undefined}
            aria-current={isToday ? 'date' : undefined}
          >
            <span>{isToday ? t('today') : day.day_name}</span>
            <DayDrawing look={look} />
            {look === 'missed' ? (
              <b className={styles.missed}>{t('dayMissed')}</b>
            ) : (
              <b>
                {t('dayPoints', { points: day.points })}
                <span className="nf-sr-only"> {t(STATE_WORDS[look])}</span>
              </b>
            )}
          </li>
        );
      })}
    </ol>
  );
}

export const STATE_WORDS = {
  signed: 'daySigned',
  today: 'dayOpen',
  missed: 'dayMissed',
  later: 'dayLater',
} as const satisfies Record<DayLook, string>;

function DayDrawing({ look }: { look: DayLook }) {
  if (look === 'signed') return <Icon of={IconCircleCheckFilled} size={24} />;
  if (look === 'missed') return <Icon of={IconMinus} size={24} />;
  return <CoinIcon size={24} />;
}
