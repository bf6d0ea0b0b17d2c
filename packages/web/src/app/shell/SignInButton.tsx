import { IconCalendarCheck } from '@tabler/icons-react';
import { track } from '../../features/shell/track.ts';
import { useText } from '../../i18n/useText.ts';
import { ownsCoins } from '../../session/role.ts';
import { useIsVip, useRole, useSiteInfo } from '../../session/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { dialogIntent } from '../dialog-intent.ts';
import { useRailTip } from './RailTip.tsx';
import type { SideLook } from './SideMenu.tsx';
import styles from './SignInButton.module.css';
import { shellMessages } from './shell.messages.ts';

/** "去签到": for logged-in learners without a membership, who live on coins. */
export function SignInButton({ look }: { look: SideLook }) {
  const t = useText(shellMessages);
  const role = useRole();
  const vip = useIsVip();
  const points = useSiteInfo()?.sign_in_points;
  const { tip, ...tipHandlers } = useRailTip(look === 'rail' ? t('signIn') : null);
  if (!ownsCoins(role) || vip) return null;

  function open() {
    track({ event: 'go_to_sign_in', target: 'side_menu' });
    dialogIntent.set('tasks');
  }
  return (
    <>
      <button type="button" className={styles.button} data-look={look} onClick={open} {...tipHandlers}>
        <Icon of={IconCalendarCheck} size={18} />
        <span className={look === 'rail' ? 'nf-sr-only' : undefined}>{t('signIn')}</span>
        {points !== undefined && look === 'wide' && (
          <span className={styles.points}>{t('signInPoints', { points })}</span>
        )}
      </button>
      {tip}
    </>
  );
}
