import { useText } from '#i18n/useText.ts';
import { isLoggedIn } from '#session/role.ts';
import { useMe } from '#session/session.ts';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { GuestInvitation } from '../guest/GuestInvitation.tsx';
import styles from '../personal.module.css';
import { securityMessages } from '../security.messages.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';

/** What opens the account: the password, and a second factor for whoever wants or needs one. */
export function SecurityPage() {
  const t = useText(securityMessages);
  const me = useMe();
  if (!me) {
    return (
      <div className={styles.page} aria-busy="true">
        <Skeleton height={320} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      {isLoggedIn(me.role) ? (
        <>
          <Card padding="lg" aria-label={t('passwordTitle')}>
            <h2 className={styles.cardTitle}>{t('passwordTitle')}</h2>
            <ChangePasswordForm key={me.id} me={me} />
          </Card>
          <SecondFactorCard key={`${me.id} factor`} me={me} />
        </>
      ) : (
        <Card padding="lg">
          <GuestInvitation title={t('guestTitle')} sentence={t('guestSentence')} action={t('logIn')} />
        </Card>
      )}
    </div>
  );
}
