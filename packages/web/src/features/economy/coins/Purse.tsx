import { IconChevronRight } from '@tabler/icons-react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { useIsVip, usePoints } from '#session/session.ts';
import { CoinIcon } from '#ui/CoinIcon.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { economyMessages } from '../economy.messages.ts';
import styles from './Coins.module.css';

/** The balance, and what it is worth in essays. A member pays nothing and is not told how to earn. */
export function Purse({ onHowToGet }: { onHowToGet: () => void }) {
  const t = useText(economyMessages);
  const format = useFormat();
  const points = usePoints();
  const vip = useIsVip();
  const price = points?.prices.essay_scoring ?? 0;
  const essays = points && price > 0 ? Math.floor(points.remaining_points / price) : 0;
  return (
    <div className={styles.purse}>
      <CoinIcon size={36} />
      <div className={styles.held}>
        <span className={styles.label}>{t('balance')}</span>
        <b className={styles.count}>
          {vip ? (
            <span role="img" aria-label={t('endless')}>
              ∞
            </span>
          ) : points ? (
            format.number(points.remaining_points)
          ) : (
            <Skeleton width={96} height={34} />
          )}
        </b>
      </div>
      {!vip && (
        <div className={styles.worth}>
          <button type="button" className={styles.how} onClick={onHowToGet}>
            {t('howToGet')}
            <Icon of={IconChevronRight} size={16} />
          </button>
          {essays > 0 && <span className={styles.label}>{t('buysEssays', { count: essays })}</span>}
        </div>
      )}
    </div>
  );
}
