import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Balance } from '../coins/Balance.tsx';
import { economyMessages } from '../economy.messages.ts';
import { economyQueries } from '../economy.queries.ts';
import { SignInAction } from './SignInAction.tsx';
import styles from './SignInCard.module.css';
import { useSignIn } from './useSignIn.ts';
import { useSignInOnOpening } from './useSignInOnOpening.ts';
import { WeekDays } from './WeekDays.tsx';

type SignInCardProps = { tinted?: boolean; signInNow?: boolean };

/** The learner's week, the streak, and today's button. `tinted` on the white of a dialog. */
export function SignInCard({ tinted = false, signInNow = false }: SignInCardProps) {
  const t = useText(economyMessages);
  const { data: week, error, refetch, isFetching } = useQuery(economyQueries.week());
  const signIn = useSignIn();
  useSignInOnOpening(week, signInNow, signIn.mutate);

  return (
    <section className={cx(styles.card, tinted && styles.tinted)} aria-label={t('weekTitle')}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{t('weekTitle')}</h2>
          {week && <p className={styles.streak}>{week.days_desc}</p>}
        </div>
        <Balance />
      </div>
      {week ? (
        <>
          <WeekDays week={week} justSigned={signIn.isSuccess} />
          <SignInAction week={week} signIn={signIn} kind="primary" />
        </>
      ) : error ? (
        <ErrorState title={t('weekFailed')} error={error} onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton height={102} />
          <Skeleton height={48} />
        </div>
      )}
    </section>
  );
}
