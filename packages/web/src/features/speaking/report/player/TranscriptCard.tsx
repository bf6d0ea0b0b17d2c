import type { SpokenAnswer } from '@ninefold/contract/speaking/report';
import { nextPauseAt, sentenceAt } from '@ninefold/core/speaking/transcript';
import {
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipForward,
  IconRepeat,
  IconRewindBackward5,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { MenuSelect } from '#ui/forms/MenuSelect.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { clockTime } from '../../clock-time.ts';
import { reportMessages } from '../report.messages.ts';
import { AnswerWave } from './AnswerWave.tsx';
import { CorrectWords } from './CorrectWords.tsx';
import { Legend } from './Legend.tsx';
import styles from './TranscriptCard.module.css';
import { TranscriptText } from './TranscriptText.tsx';
import type { AnswerPlayer } from './useAnswerPlayer.ts';
import type { Corrections } from './useCorrections.ts';

const SPEEDS = [0.6, 0.8, 1, 1.2] as const;

type Props = {
  answer: SpokenAnswer;
  question: string;
  url: string;
  player: AnswerPlayer;
  /** Where the learner may put words right. */
  corrections?: Corrections | undefined;
  /** Why nothing can be heard; without it the recording was deleted. */
  silent?: string;
};

/** One answer to be heard and read: the sound above, the words below, each word a place in the sound. */
export function TranscriptCard({ answer, question, url, player, corrections, silent }: Props) {
  const t = useText(reportMessages);
  const { language } = useLanguage();
  const [fillers, setFillers] = useState(true);
  const pause = nextPauseAt(answer, player.second);
  const sentence = sentenceAt(answer.words, player.second);
  const can = player.state === 'ready';
  return (
    <Card padding="none" data-answer={answer.order}>
      {player.state === 'gone' ? (
        <p className={styles.gone}>{silent ?? t('audioGone')}</p>
      ) : (
        <div className={styles.player}>
          <div className={styles.row}>
            <IconButton
              className={styles.play}
              label={t(player.playing ? 'pause' : 'play')}
              icon={<Icon of={player.playing ? IconPlayerPause : IconPlayerPlay} size={24} />}
              disabled={!can}
              onClick={player.toggle}
            />
            <AnswerWave answer={answer} url={url} player={player} />
          </div>
          <div className={styles.tools}>
            <span className={styles.time}>
              <b>{clockTime(player.second)}</b> / {clockTime(answer.seconds)}
            </span>
            {player.state === 'failed' && <span role="alert">{t('audioFailed')}</span>}
            <Button
              size="sm"
              disabled={!can}
              leftIcon={<Icon of={IconRewindBackward5} size={16} />}
              onClick={() => player.seek(player.second - 5)}
            >
              {t('back5')}
            </Button>
            <MenuSelect
              label={t('speed')}
              value={player.speed}
              choices={SPEEDS.map((speed) => ({ value: speed, label: `${speed}×` }))}
              onChange={player.setSpeed}
            />
            <Button
              size="sm"
              disabled={!can || !sentence}
              aria-pressed={player.loop !== null}
              leftIcon={<Icon of={IconRepeat} size={16} />}
              onClick={() => player.setLoop(player.loop ? null : sentence)}
            >
              {t('loopSentence')}
            </Button>
            {pause !== null && (
              <Button
                size="sm"
                disabled={!can}
                leftIcon={<Icon of={IconPlayerSkipForward} size={16} />}
                onClick={() => player.playFrom(pause)}
              >
                {t('nextPause')}
              </Button>
            )}
          </div>
        </div>
      )}
      <div className={styles.text}>
        <h2 className={styles.question} lang="en">
          {question}
        </h2>
        {answer.reason !== '' && (
          <Callout tone="warn">
            <b>{t('noAnswer')}</b> {answer.why?.[language]}
          </Callout>
        )}
        {corrections?.isOpen ? (
          <CorrectWords answer={answer} player={player} corrections={corrections} />
        ) : (
          <>
            <TranscriptText answer={answer} player={player} fillers={fillers} />
            {answer.words.length > 0 && <Legend answer={answer} />}
            <div className={styles.below}>
              {answer.fillers.length > 0 && (
                <Button size="sm" kind="ghost" aria-pressed={!fillers} onClick={() => setFillers(!fillers)}>
                  {t(fillers ? 'hideFillers' : 'showFillers')}
                </Button>
              )}
              {corrections && answer.words.length > 0 && player.state !== 'gone' && (
                <Button
                  size="sm"
                  kind="ghost"
                  leftIcon={<Icon of={IconPencil} size={16} />}
                  disabled={corrections.isBusy}
                  onClick={corrections.open}
                >
                  {t('correct')}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
