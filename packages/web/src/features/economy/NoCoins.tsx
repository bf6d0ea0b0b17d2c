import { createLink, useLocation } from '@tanstack/react-router';
import { useText } from '../../i18n/useText.ts';
import { isBackend } from '../../session/role.ts';
import { useRole } from '../../session/session.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CoinIcon } from '../../ui/CoinIcon.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import { economyMessages } from './economy.messages.ts';

const LoginLink = createLink(ButtonLink);

/** What stands in the place of coins for those who have none: guests, operators, and nobody yet. */
export function NoCoins({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const t = useText(economyMessages);
  const role = useRole();
  const { pathname } = useLocation();
  const icon = <CoinIcon size={40} />;
  if (role === undefined) return <LoadingRows rows={4} rowHeight={67} />;
  if (isBackend(role)) {
    return (
      <EmptyState title={t('operatorTitle')} icon={icon}>
        {t('operatorSentence')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('guestTitle')}
      icon={icon}
      action={
        <LoginLink to="/login" search={{ return: pathname }} kind="primary" onClick={onLeave}>
          {t('logIn')}
        </LoginLink>
      }
    >
      {t('guestSentence')}
    </EmptyState>
  );
}
