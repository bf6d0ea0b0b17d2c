import { useText } from '#i18n/useText.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { isBackend, isLoggedIn } from '#session/role.ts';
import { useMe } from '#session/session.ts';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { GuestInvitation } from '../guest/GuestInvitation.tsx';
import { DisplayCard } from './DisplayCard.tsx';
import { LogOutButton } from './LogOutButton.tsx';
import { MembershipCard } from './MembershipCard.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { ProfileLinks } from './ProfileLinks.tsx';
import styles from './ProfilePage.module.css';
import { profileMessages } from './profile.messages.ts';

export function ProfilePage() {
  const t = useText(profileMessages);
  const me = useMe();

  if (!me) {
    return (
      <div className={styles.page} aria-busy="true">
        <Skeleton height={72} />
        <Skeleton height={220} />
      </div>
    );
  }

  if (!isLoggedIn(me.role)) {
    return (
      <div className={styles.page}>
        <h1 className="nf-sr-only">{t('title')}</h1>
        <Card padding="lg">
          <GuestInvitation title={t('guestTitle')} sentence={t('guestSentence')} action={t('guestAction')} />
        </Card>
        <DisplayCard />
      </div>
    );
  }

  return (
    <div className={styles.page}>
      <ProfileHead me={me} />
      <DeferredBlock>
        <div className={styles.columns}>
          <ProfileLinks />
          <div className={styles.side}>
            {/* Operators buy nothing. */}
            {!isBackend(me.role) && <MembershipCard me={me} />}
            <DisplayCard />
            <LogOutButton />
          </div>
        </div>
      </DeferredBlock>
    </div>
  );
}
