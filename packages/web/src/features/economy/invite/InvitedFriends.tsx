import type { InvitedFriend } from '@ninefold/contract/economy/invite';
import { IconUserPlus } from '@tabler/icons-react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { useMe } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { recordTime } from '../coins/record-time.ts';
import styles from './Invite.module.css';
import { inviteMessages } from './invite.messages.ts';

type InvitedFriendsProps = {
  friends: InvitedFriend[];
  total: number;
  /** Left out when everybody is shown. */
  onMore: (() => void) | undefined;
  loading: boolean;
};

const STATE_WORDS = { registered: 'registered', rewarded: 'rewarded', over_limit: 'overLimit' } as const;

export function InvitedFriends({ friends, total, onMore, loading }: InvitedFriendsProps) {
  const t = useText(inviteMessages);
  return (
    <section aria-label={t('friends')}>
      <h3 className={styles.title}>
        {t('friends')}
        {total > 0 && <span className={styles.total}>{t('friendCount', { count: total })}</span>}
      </h3>
      {friends.length === 0 ? (
        <EmptyState title={t('nobodyTitle')} icon={<Icon of={IconUserPlus} size={40} />}>
          {t('nobodySentence')}
        </EmptyState>
      ) : (
        <ul>
          {friends.map((friend) => (
            <Friend key={`${friend.create_time}-${friend.name}`} friend={friend} />
          ))}
        </ul>
      )}
      {onMore && (
        <Button kind="ghost" block busy={loading} onClick={onMore}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

function Friend({ friend }: { friend: InvitedFriend }) {
  const t = useText(inviteMessages);
  const format = useFormat();
  const zone = useMe()?.time_zone ?? '';
  return (
    <li className={styles.friend}>
      <div className={styles.who}>
        <span className={styles.name}>{friend.name}</span>
        <span className={styles.joined}>
          {t('joined', { date: recordTime(friend.create_time, zone).slice(0, 10) })}
        </span>
      </div>
      <span className={styles.state}>{t(STATE_WORDS[friend.state])}</span>
      {friend.coins > 0 && <b className={styles.coins}>{t('coins', { count: format.number(friend.coins) })}</b>}
    </li>
  );
}
