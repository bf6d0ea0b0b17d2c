import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { isBackend } from '#session/role.ts';
import { useRole } from '#session/session.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { CoinIcon } from '#ui/CoinIcon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { economyMessages } from '../economy.messages.ts';

const LoginLink = linkAs(ButtonLink);

type NoCoinsProps = {
  /** Logging in leads back to where the guest wanted to be; on wide screens that is a dialog over the home page. */
  returnTo: '/task-center' | '/profile/points';
  onLeave?: (() => void) | undefined;
};

/** Shown instead of coins to those who have none: guests, operators, and while it is unknown who is there. */
export function NoCoins({ returnTo, onLeave }: NoCoinsProps) {
  const t = useText(economyMessages);
  const role = useRole();
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
        <LoginLink to="/login" search={{ return: returnTo }} kind="primary" onClick={onLeave}>
          {t('logIn')}
        </LoginLink>
      }
    >
      {t('guestSentence')}
    </EmptyState>
  );
}
