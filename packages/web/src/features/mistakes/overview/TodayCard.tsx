import { MISTAKE_SKILLS } from '@ninefold/core/mistakes/kinds';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { bookMessages } from '../book.messages.ts';
import { MistakeSkillIcon } from '../MistakeSkillIcon.tsx';
import { mistakesMessages } from '../mistakes.messages.ts';
import { mistakesQueries } from '../mistakes.queries.ts';
import { useNames } from '../useNames.ts';
import { TodayWaiting } from './BookWaiting.tsx';
import styles from './TodayCard.module.css';

const Go = linkAs(ButtonLink);

/** The one filled button of the page: today's ten. */
export function TodayCard() {
  const t = useText(bookMessages);
  const shared = useText(mistakesMessages);
  const names = useNames();
  const { data, error, refetch, isFetching } = useQuery(mistakesQueries.due());
  if (!data && error)
    return <ErrorState title={shared('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <TodayWaiting />;
  const { skills, done, minutes } = data;
  if (skills.length === 0)
    return (
      <section className={styles.today} data-today="0">
        <h2 className={styles.title}>{done > 0 ? shared('doneToday', { count: done }) : t('nothingDue')}</h2>
        <p className={styles.order}>{done > 0 ? shared('doneTodaySentence') : t('nothingDueSentence')}</p>
      </section>
    );
  const parts = MISTAKE_SKILLS.flatMap((skill) => {
    const count = skills.filter((one) => one === skill).length;
    return count > 0 ? [t('todayPart', { skill: names.skill(skill), count })] : [];
  });
  const cards = skills.map((skill, at) => ({ id: at, skill }));
  return (
    <section className={styles.today} data-today={skills.length}>
      <h2 className={styles.title}>{shared('todayCount', { count: skills.length, minutes })}</h2>
      <p className={styles.order}>{t('todayOrder', { parts: parts.join(t('todayJoin')) })}</p>
      <div className={styles.row}>
        <span className={styles.icons} aria-hidden="true">
          {cards.map(({ id, skill }) => (
            <span key={id} className={styles.icon}>
              <MistakeSkillIcon skill={skill} size={16} />
            </span>
          ))}
        </span>
        <Go kind="primary" size="lg" leftIcon={<Icon of={IconPlayerPlay} size={18} />} to="/mistakes/practice">
          {done > 0 ? t('goOn', { count: skills.length }) : t('start', { count: skills.length })}
        </Go>
      </div>
    </section>
  );
}
