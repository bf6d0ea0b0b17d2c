import type { SpeakingSitting } from '@ninefold/contract/speaking/sitting';
import { questionsOf } from '@ninefold/core/speaking/interview';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { clockTime } from '../../clock-time.ts';
import { PlayAnswer } from '../../recording/PlayAnswer.tsx';
import { reportMessages } from '../report.messages.ts';
import styles from './Waiting.module.css';

/** What was asked and what was said, to be heard at once. */
export function Recordings({ sitting }: { sitting: SpeakingSitting }) {
  const t = useText(reportMessages);
  const questions = questionsOf(sitting.set);
  const answers = sitting.answers.filter(({ counts }) => counts === 1).sort((a, b) => a.order - b.order);
  return (
    <Card padding="none">
      <h2 className={styles.listTitle}>{t('meanwhile')}</h2>
      <ol>
        {answers.map(({ order, seconds, file_url }) => {
          const question = questions.find((one) => one.order === order)?.text ?? '';
          return (
            <li key={order} className={styles.recording}>
              <p lang="en">{question}</p>
              {file_url === '' ? (
                <span className={styles.quiet}>{t('audioGone')}</span>
              ) : (
                <PlayAnswer url={file_url} words={{ play: t('play'), stop: t('pause'), failed: t('audioFailed') }} />
              )}
              <span className={styles.quiet}>{clockTime(seconds)}</span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
