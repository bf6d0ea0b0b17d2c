import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { economyMessages } from '../economy.messages.ts';
import { economyQueries, type Week } from '../economy.queries.ts';
import { type DayLook, dayLook } from './day-look.ts';
import { SignInAction } from './SignInAction.tsx';
import styles from './SignInAside.module.css';
import { useSignIn } from './useSignIn.ts';
import { STATE_WORDS } from './WeekDays.tsx';

/** The same week in a side column of the home page. Only for learners who own coins; empty until the week is there. */
export function SignInAside() {
  const t = useText(economyMessages);
  const { data: week } = useQuery(economyQueries.week());
  const signIn = useSignIn();
  if (!week) return null;
  return (
    <Card aria-label={t('weekTitle')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('weekTitle')}</h2>
        {week.continuous_days > 0 && (
          <span className={styles.streak}>{t('streak', { days: week.continuous_days })}</span>
        )}
      </div>
      <ol className={styles.days} aria-label={t('week')}>
        {week.list.map((day, index) => (
          <DayCircle key={day.date} day={day} place={index + 1} today={week.current_day} />
        ))}
      </ol>
      <SignInAction week={week} signIn={signIn} kind="soft" />
    </Card>
  );
}

function DayCircle({ day, place, today }: { day: Week['list'][number]; place: number; today: number }) {
  const t = useText(economyMessages);
  const look = dayLook(day.sign_in_status, place, today);
  return (
    <li className={styles.day} data-look={look} aria-current={place === today ? 'date' : undefined}>
      <span className={styles.circle} aria-hidden="true">
        {inside(look, day.points)}
      </span>
      <span>
        <span aria-hidden="true">{day.day_name.replace('周', '')}</span>
        <span className="nf-sr-only">{t('dayState', { day: day.day_name, state: t(STATE_WORDS[look]) })}</span>
      </span>
    </li>
  );
}

function inside(look: DayLook, points: number) {
  if (look === 'signed') return <Icon of={IconCheck} size={16} />;
  return look === 'missed' ? <Icon of={IconMinus} size={14} /> : points;
}
