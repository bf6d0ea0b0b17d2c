import { ApiError } from '@ninefold/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/useText.ts';
import { sessionQueries } from '../../session/session.queries.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AppButtonLink } from '../links.tsx';
import { DailySignIn } from './DailySignIn.tsx';
import { partOfDay } from './greeting.ts';
import styles from './HomePage.module.css';
import { homeMessages } from './home.messages.ts';
import { PracticeAreas } from './PracticeAreas.tsx';

/** The way in: a greeting, what can be practised, and an honest empty place where the scores will be. */
export function HomePage() {
  const t = useText(homeMessages);
  return (
    <>
      <Welcome />
      <div className={styles.columns}>
        <div className={styles.areas}>
          <PracticeAreas />
        </div>
        <aside className={styles.aside}>
          <DailySignIn />
          <Card>
            <EmptyState title={t('noScoreTitle')}>{t('noScoreSentence')}</EmptyState>
          </Card>
        </aside>
      </div>
    </>
  );
}

function Welcome() {
  const t = useText(homeMessages);
  const { data: me, error, refetch, isFetching } = useQuery(sessionQueries.me());
  // Not being known is mended behind the scenes (`identity-guard.ts`); everything else the learner can try again.
  const failed = error instanceof ApiError && error.error !== 'not_logged_in';
  if (!me && failed && !isFetching) return <ErrorState title={t('failed')} onRetry={() => refetch()} />;
  if (!me) {
    return (
      <div className={styles.welcome} aria-hidden="true">
        <Skeleton width={260} height={40} />
      </div>
    );
  }
  const part = partOfDay(new Date().getHours());
  const guest = me.role === 'tourist';
  const title = guest ? t('guestTitle') : me.name ? t(`${part}To`, { name: me.name }) : t(part);
  return (
    <div className={styles.welcome}>
      <div>
        {me.organisation && <p className={styles.organisation}>{me.organisation.name}</p>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.sentence}>{t(guest ? 'guestSentence' : 'learnerSentence')}</p>
      </div>
      {guest ? (
        <AppButtonLink to="/login" kind="primary">
          {t('logIn')}
        </AppButtonLink>
      ) : (
        <AppButtonLink to="/ielts-list" kind="primary">
          {t('startPractice')}
        </AppButtonLink>
      )}
    </div>
  );
}
