import { useText } from '#i18n/useText.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { isLoggedIn } from '#session/role.ts';
import { useMe } from '#session/session.ts';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { GuestInvitation } from '../guest/GuestInvitation.tsx';
import { personalMessages } from '../personal.messages.ts';
import styles from '../personal.module.css';
import { AccountCard } from '../profile/AccountCard.tsx';
import { DevicesCard } from '../profile/DevicesCard.tsx';
import { useWechatReturn } from '../profile/useWechatReturn.ts';
import { AvatarField } from './AvatarField.tsx';
import { PersonalForm } from './PersonalForm.tsx';

export function PersonalPage() {
  const t = useText(personalMessages);
  const me = useMe();
  const loggedIn = isLoggedIn(me?.role);
  useWechatReturn(loggedIn);

  if (!me) {
    return (
      <div className={styles.page} aria-busy="true">
        <Skeleton height={96} />
        <Skeleton height={320} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <DeferredBlock>
        {loggedIn ? (
          <>
            <Card padding="lg">
              <AvatarField me={me} />
            </Card>
            {/* A draft belongs to one person: another account starts its own form. */}
            <PersonalForm
              key={me.id}
              me={me}
              account={
                <>
                  <AccountCard me={me} />
                  <DevicesCard />
                </>
              }
            />
          </>
        ) : (
          <Card padding="lg">
            <GuestInvitation title={t('guestTitle')} sentence={t('guestSentence')} action={t('logIn')} />
          </Card>
        )}
      </DeferredBlock>
    </div>
  );
}
