import { useText } from '#i18n/useText.ts';
import lineStyles from './RecordLine.module.css';
import styles from './RecordsPage.module.css';
import { recordsMessages } from './records.messages.ts';

/** Names of the columns, for eyes only: read out, every row speaks for itself. */
export function RecordsHead() {
  const t = useText(recordsMessages);
  return (
    <div className={styles.head} aria-hidden="true">
      <div className={lineStyles.line}>
        <span />
        <span>{t('what')}</span>
        <span className={lineStyles.how}>{t('how')}</span>
        <span>{t('score')}</span>
        <span className={lineStyles.time}>{t('time')}</span>
        <span className={lineStyles.when}>{t('when')}</span>
      </div>
    </div>
  );
}
