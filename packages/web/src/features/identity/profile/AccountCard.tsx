import type { UserInfo } from '@ninefold/contract/identity';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { personalMessages } from '../personal.messages.ts';
import styles from '../personal.module.css';
import { MobileRow } from './MobileRow.tsx';
import { PasswordRow } from './PasswordRow.tsx';
import { WechatRow } from './WechatRow.tsx';

/** How the learner logs in. Each line is changed in a dialog of its own, at once. */
export function AccountCard({ me }: { me: UserInfo }) {
  const t = useText(personalMessages);
  return (
    <Card padding="none" aria-label={t('account')}>
      <h2 className={styles.heading}>{t('account')}</h2>
      <MobileRow me={me} />
      <PasswordRow me={me} />
      <WechatRow />
    </Card>
  );
}
