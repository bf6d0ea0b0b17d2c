import { IconCalendarCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { economyQueries } from '#features/economy/economy.queries.ts';
import { track } from '#features/shell/track.ts';
import { useText } from '#i18n/useText.ts';
import { useMay } from '#session/permissions.ts';
import { useIsVip, useSiteInfo } from '#session/session.ts';
import { Icon } from '#ui/Icon.tsx';
import { dialogIntent } from '../../dialogs/dialog-intent.ts';
import { shellMessages } from '../../shell.messages.ts';
import { useRailTip } from './RailTip.tsx';
import styles from './SignInButton.module.css';
import type { SideLook } from './side-look.ts';

/** "去签到": for logged-in learners without a membership, who need coins. Less prominent once today is signed. */
export function SignInButton({ look }: { look: SideLook }) {
  const t = useText(shellMessages);
  const vip = useIsVip();
  const shown = useMay('task.sign_in') && !vip;
  const { data: week } = useQuery({ ...economyQueries.week(), enabled: shown });
  const everyDay = useSiteInfo()?.sign_in_points;
  const today = week?.list[week.current_day - 1];
  const done = today?.sign_in_status === 2;
  const points = today?.points ?? everyDay;
  const words = t(done ? 'signedIn' : 'signIn');
  const { tip, ...tipHandlers } = useRailTip(look === 'rail' ? words : null);
  if (!shown) return null;

  /** Shows the week and signs in for today; a day that is signed already is only shown. */
  function open() {
    track({ event: 'go_to_sign_in', target: 'side_menu' });
    dialogIntent.set('tasks', { signIn: true });
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-look={look}
        data-done={done || undefined}
        onClick={open}
        {...tipHandlers}
      >
        <Icon of={IconCalendarCheck} size={18} />
        <span className={look === 'rail' ? 'nf-sr-only' : undefined}>{words}</span>
        {points !== undefined && look === 'wide' && (
          <span className={styles.points}>{t('signInPoints', { points })}</span>
        )}
      </button>
      {tip}
    </>
  );
}
