import { useText } from '#i18n/useText.ts';
import { kitMessages } from '#ui/kit.messages.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import styles from './HomeWaiting.module.css';

/** While home loads: a head, a wide card of rows and narrow cards beside it, as all homes have them. */
export function HomeWaiting() {
  const t = useText(kitMessages);
  return (
    <div className={styles.home} role="status">
      <span className="nf-sr-only">{t('loading')}</span>
      <div className={styles.hero} aria-hidden="true">
        <div className={styles.words}>
          <Skeleton width="46%" height={40} />
          <Skeleton width="70%" height={16} />
        </div>
        <div className={styles.figure}>
          <Skeleton height={96} />
        </div>
      </div>
      <div className={styles.columns} aria-hidden="true">
        <Skeleton height={416} />
        <div className={styles.aside}>
          <Skeleton height={260} />
          <Skeleton height={200} />
        </div>
      </div>
    </div>
  );
}
