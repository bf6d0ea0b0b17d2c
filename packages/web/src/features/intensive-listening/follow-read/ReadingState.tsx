import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { useText } from '#i18n/useText.ts';
import styles from '#practice/follow-read/FollowRead.module.css';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
import { Callout } from '#ui/states/Callout.tsx';
import type { Reading } from './useReading.ts';

type Props = { reading: Reading; score: SentenceScore | undefined; order: number };

/** What is going on with this sentence: what the browser asks, what is sent, who comes first, what to do about it. */
export function ReadingState({ reading, score, order }: Props) {
  const t = useText(readingMessages);
  if (reading.trouble)
    return (
      <div data-trouble={reading.trouble}>
        <Callout tone="warn" live>
          <b>{t(reading.trouble)}</b> {t(`${reading.trouble}Sentence`)}
        </Callout>
      </div>
    );
  const says = words();
  return (
    <p className={styles.status} role="status" hidden={says === ''}>
      {says}
    </p>
  );

  function words(): string {
    if (reading.phase === 'asking') return t('asking');
    if (reading.phase === 'sending' && reading.order === order) return t('sending');
    if (reading.kept.includes(order)) return t('kept');
    if (score?.state !== 'waiting' || !score.queue) return '';
    const { ahead, seconds } = score.queue;
    return ahead > 0 ? t('queued', { ahead, seconds }) : t('scoring', { seconds: Math.max(1, seconds) });
  }
}
