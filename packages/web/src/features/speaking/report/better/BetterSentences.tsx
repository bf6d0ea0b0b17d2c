import type { SpokenAnswer } from '@ninefold/contract/speaking/report';
import { IconMicrophone, IconPlayerPlay, IconPlayerStopFilled, IconVolume } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { askAloud, hasVoice, stopAsking } from '../../examiner/examiner-voice.ts';
import { LevelCells } from '../../recording/LevelCells.tsx';
import { MicrophoneTrouble } from '../../recording/MicrophoneTrouble.tsx';
import type { AnswerPlayer } from '../player/useAnswerPlayer.ts';
import { reportMessages } from '../report.messages.ts';
import styles from './BetterSentences.module.css';
import { ReadingResult } from './ReadingResult.tsx';
import { useBetterReading } from './useBetterReading.ts';

type Props = {
  recordId: number;
  answer: SpokenAnswer;
  player: AnswerPlayer;
  /** The sentence somebody came for; -1: none of them. */
  wanted?: number;
};

/** The learner's own sentences made better, to be heard and said again right here. */
export function BetterSentences({ recordId, answer, player, wanted = -1 }: Props) {
  const t = useText(reportMessages);
  const { language } = useLanguage();
  const readings = useBetterReading(recordId);
  const [voice, setVoice] = useState(false);
  useEffect(() => void hasVoice('').then(setVoice), []);
  if (answer.better.length === 0)
    return (
      <Card>
        <EmptyState title={t('betterNone')} />
      </Card>
    );
  return (
    <Card padding="none">
      <div className={styles.lead}>
        <h2>{t('betterTitle')}</h2>
        <p>{t('betterLead')}</p>
      </div>
      <ol>
        {answer.better.map(({ from, to, text, better, changes }, sentence) => {
          const here = readings.isAt(answer.order, sentence);
          const on = here && readings.phase === 'recording';
          return (
            <li
              key={`${from} ${text}`}
              ref={sentence === wanted ? comeIntoView : undefined}
              className={styles.sentence}
              data-better={sentence}
            >
              <p className={styles.said}>
                <span className={styles.label}>{t('youSaid')}</span>
                <span lang="en">{text}</span>
              </p>
              {better !== text && (
                <p className={styles.better}>
                  <span className={styles.label}>{t('better')}</span>
                  <span lang="en">{better}</span>
                </p>
              )}
              {changes.length > 0 && (
                <ul className={styles.changes}>
                  {changes.map((change) => (
                    <li key={`${change.from} ${change.to}`}>
                      <span lang="en">
                        <del>{change.from}</del> <ins>{change.to}</ins>
                      </span>{' '}
                      {change.why[language]}
                    </li>
                  ))}
                </ul>
              )}
              <div className={styles.buttons}>
                <Button
                  size="sm"
                  leftIcon={<Icon of={IconPlayerPlay} size={16} />}
                  disabled={readings.phase !== 'ready' || player.state !== 'ready'}
                  onClick={() => player.playFrom(from, to)}
                >
                  {t('youSaid')}
                </Button>
                {voice && (
                  <Button
                    size="sm"
                    leftIcon={<Icon of={IconVolume} size={16} />}
                    disabled={readings.phase !== 'ready'}
                    onClick={() => void askAloud(better, '', () => {})}
                  >
                    {t('listen')}
                  </Button>
                )}
                <Button
                  size="sm"
                  kind="soft"
                  busy={here && readings.phase === 'asking'}
                  disabled={readings.phase !== 'ready' && !here}
                  leftIcon={<Icon of={on ? IconPlayerStopFilled : IconMicrophone} size={16} />}
                  onClick={() => {
                    stopAsking();
                    player.pause();
                    if (on) readings.stop();
                    else readings.start(answer.order, sentence);
                  }}
                >
                  {t(on ? 'stop' : 'sayAgain')}
                </Button>
                {on && (
                  <>
                    <span role="status">{t('recordingNow', { seconds: Math.floor(readings.take.seconds) })}</span>
                    <LevelCells level={readings.take.level} recent={readings.take.levels} />
                  </>
                )}
              </div>
              {here && readings.trouble && <MicrophoneTrouble trouble={readings.trouble} />}
              {readings.isKept(answer.order, sentence) && <p role="status">{t('keptReading')}</p>}
              <ReadingResult reading={readings.readingOf(answer.order, sentence)} />
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

const comeIntoView = (row: HTMLLIElement | null): void => row?.scrollIntoView?.({ block: 'center' });
