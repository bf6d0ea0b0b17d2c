import { IconCrownFilled } from '@tabler/icons-react';
import styles from './Avatar.module.css';
import { cx } from './cx.ts';

type AvatarProps = {
  name: string;
  src?: string | undefined;
  size?: number;
  /** The crown: orange for a member, grey for someone who could be one; none for guests. */
  badge?: 'vip' | 'grey' | undefined;
  /** What the badge says, e.g. "VIP". Without it the badge is only drawn. */
  badgeLabel?: string | undefined;
};

export function Avatar({ name, src, size = 36, badge, badgeLabel }: AvatarProps) {
  const crown = Math.max(9, Math.round(size * 0.3));
  return (
    <span className={styles.avatar} style={{ width: size, height: size, fontSize: Math.round(size * 0.42) }}>
      {src ? (
        <img className={styles.picture} src={src} alt="" width={size} height={size} />
      ) : (
        <span aria-hidden="true">{[...name.trim()][0]?.toUpperCase() ?? '·'}</span>
      )}
      {badge && (
        <span
          className={cx(styles.badge, styles[badge])}
          {...(badgeLabel ? { role: 'img', 'aria-label': badgeLabel } : { 'aria-hidden': true })}
        >
          <IconCrownFilled size={crown} aria-hidden="true" />
        </span>
      )}
    </span>
  );
}
