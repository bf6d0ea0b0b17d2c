import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import type { Challenge } from './ChallengeEvidence.tsx';
import { challengeMessages } from './challenges.messages.ts';
import styles from './challenges.module.css';
import { TakeBack } from './TakeBack.tsx';

/** What was answered, and what it did to the key. */
export function Answered({ challenge }: { challenge: Challenge }) {
  const t = useText(challengeMessages);
  const { id, added, marked_again: markedAgain } = challenge;
  return (
    <Card padding="none" aria-label={t('replied')}>
      <div className={styles.part}>
        <h3 className={styles.small}>{t('replied')}</h3>
        <p>{challenge.reply || t('noReply')}</p>
      </div>
      {added.length > 0 && (
        <div className={styles.part}>
          <h3 className={styles.small}>{t('addedThen')}</h3>
          <p className={styles.text}>{added.join(', ')}</p>
          <p className={styles.fine}>{t('markedAgain', { count: markedAgain })}</p>
          <TakeBack challengeId={id} answers={added} markedAgain={markedAgain} />
        </div>
      )}
      {challenge.taken_back === 1 && (
        <div className={styles.part}>
          <p>{t('takenBack')}</p>
        </div>
      )}
    </Card>
  );
}
