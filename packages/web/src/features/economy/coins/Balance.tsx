import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { useIsVip, usePoints } from '#session/session.ts';
import { CoinIcon } from '#ui/CoinIcon.tsx';
import { economyMessages } from '../economy.messages.ts';
import styles from './Balance.module.css';

/** The coins in the corner of a card; ∞ for a member, who pays nothing. */
export function Balance() {
  const t = useText(economyMessages);
  const format = useFormat();
  const points = usePoints();
  const vip = useIsVip();
  if (!points) return null;
  const count = format.number(points.remaining_points);
  return (
    <p className={styles.balance}>
      <CoinIcon size={24} />
      <span aria-hidden="true">{vip ? '∞' : count}</span>
      <span className="nf-sr-only">{vip ? t('endless') : t('coinCount', { count })}</span>
    </p>
  );
}
