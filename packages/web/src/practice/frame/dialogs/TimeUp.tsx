import { useText } from '#i18n/useText.ts';
import { playerMessages } from '../../player.messages.ts';
import styles from './HideScreen.module.css';

/** Nothing can be answered any more; the page hands the paper in by itself. */
export function TimeUp({ failed }: { failed: boolean }) {
  const t = useText(playerMessages);
  return (
    <div className={styles.cover} role="alertdialog" aria-modal="true" aria-label={t('timeUp')}>
      <p className={styles.title}>{t('timeUp')}</p>
      <p className={styles.sentence}>{t(failed ? 'timeUpOffline' : 'timeUpSentence')}</p>
    </div>
  );
}
