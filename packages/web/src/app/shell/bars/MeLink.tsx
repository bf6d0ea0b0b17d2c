import type { UserInfo } from '@ninefold/contract/identity';
import type { Translate } from '#i18n/messages.ts';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { ownsCoins } from '#session/role.ts';
import { useIsVip, useMe } from '#session/session.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Tag } from '#ui/Tag.tsx';
import { shellMessages } from '../../shell.messages.ts';
import type { text as zh } from '../../shell.zh.ts';
import styles from './MeLink.module.css';

/** The learner at the bottom of the menu, or as a picture alone. A guest finds the settings of this device there. */
export function MeLink({ look }: { look: 'words' | 'picture' }) {
  const t = useText(shellMessages);
  const me = useMe();
  const vip = useIsVip();
  if (!me) return <span className={styles.me} />;

  const guest = me.role === 'tourist';
  const name = guest ? t('guest') : me.name || me.account;
  // Guests and operators cannot buy a membership, so nothing says that they have none.
  const badge = ownsCoins(me.role) && {
    badge: vip ? ('vip' as const) : ('grey' as const),
    badgeLabel: t(vip ? 'member' : 'notMember'),
  };
  const face = (
    <>
      <Avatar name={name} src={me.head_sculpture || undefined} size={36} {...badge} />
      <span className={look === 'words' ? styles.words : 'nf-sr-only'}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{guest ? t('guestHint') : examOf(me, t)}</span>
      </span>
      {me.is_guide === 1 && (
        <span className={look === 'words' ? undefined : 'nf-sr-only'}>
          <Tag tone="line">{t('guide')}</Tag>
        </span>
      )}
    </>
  );
  return (
    <Link to="/profile" className={styles.me}>
      {face}
    </Link>
  );
}

function examOf(me: UserInfo, t: Translate<typeof zh>): string {
  if (me.role === 'backend-system') return t('operator');
  return `${t(me.module)} · ${t(me.exam_type === 1 ? 'computer' : 'paper')}`;
}
