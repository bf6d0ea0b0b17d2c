import type { UserInfo } from '@ninefold/contract/identity';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { Link } from '#navigation/link.tsx';
import { isBackend } from '#session/role.ts';
import { useIsVip, usePoints } from '#session/session.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { CoinIcon } from '#ui/CoinIcon.tsx';
import { Tag } from '#ui/Tag.tsx';
import styles from './ProfilePage.module.css';
import { profileMessages } from './profile.messages.ts';

export function ProfileHead({ me }: { me: UserInfo }) {
  const t = useText(profileMessages);
  const vip = useIsVip();
  const operator = isBackend(me.role);
  const exam = `${me.module}${me.exam_type === 1 ? 'Computer' : 'Paper'}` as const;
  return (
    <header className={styles.head}>
      <Avatar
        name={me.name}
        src={me.head_sculpture || undefined}
        size={72}
        badge={operator ? undefined : vip ? 'vip' : 'grey'}
        badgeLabel={vip ? t('member') : t('notMember')}
      />
      <div className={styles.who}>
        <h1 className={styles.name}>{me.name}</h1>
        {me.is_guide === 1 && <Tag tone="line">{t('guide')}</Tag>}
        <p className={styles.meta}>{operator ? t('operator') : t(exam)}</p>
      </div>
      <DeferredBlock>
        <Coins vip={vip} />
      </DeferredBlock>
    </header>
  );
}

/** A member sees ∞ instead of a number. Operators have no coins at all. */
function Coins({ vip }: { vip: boolean }) {
  const t = useText(profileMessages);
  const format = useFormat();
  const points = usePoints();
  if (!points) return null;
  const count = vip ? '∞' : format.number(points.remaining_points);
  return (
    <Link to="/profile/points" className={styles.coins} aria-label={vip ? t('coinsEndless') : `${count} ${t('coins')}`}>
      <CoinIcon size={24} />
      <span className={styles.count}>{count}</span>
    </Link>
  );
}
