import { IconDeviceFloppy, IconPlayerPause, IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { clockTime } from '../../clock-time.ts';
import { LevelCells } from '../../recording/LevelCells.tsx';
import { LiveWave } from '../../recording/LiveWave.tsx';
import { type KeyFace, RecordKey } from '../../recording/RecordKey.tsx';
import { TimeLine } from '../../recording/TimeLine.tsx';
import type { Answers } from '../../recording/useAnswers.ts';
import { sittingMessages } from '../sitting.messages.ts';
import { useCountdown } from '../useCountdown.ts';
import type { Interview } from '../useInterview.ts';
import { AnsweredActions } from './AnsweredActions.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import styles from './RecorderDock.module.css';
import { useDiscard } from './useDiscard.ts';
import { useDockKeys } from './useDockKeys.ts';

const COUNT_FROM = 3;

/** At the bottom of a sitting: the round button, how long and how loud it is, and what may be done with the answer. */
export function RecorderDock({ interview }: { interview: Interview }) {
  const t = useText(sittingMessages);
  const phone = useBreakpoint() === 'mobile';
  const discard = useDiscard(interview.answers);
  const { answers, stage, sitting, question, limit } = interview;
  const { phase, take } = answers;
  const practice = sitting.mode === 'practice';
  const count = useCountdown(COUNT_FROM, phase === 'counting', answers.goOn);
  const on = phase === 'recording' || phase === 'paused';
  const may = stage === 'ready' || stage === 'answered';

  function press() {
    if (on) return answers.finish();
    if (phase === 'counting') return answers.discard();
    if (phase === 'ready' && stage === 'ready') interview.record();
  }
  useDockKeys({
    // One stray key must not end an answer that cannot be given again.
    record: () => (practice || !on) && press(),
    escape() {
      if (phase === 'counting') answers.discard();
      else if (on && practice) discard.ask();
    },
  });

  if (!question) return null;
  const hasAnswer = interview.given.some(({ order }) => order === question.order);
  const least = question.part === 2 && question.after === 0 && limit >= 120 ? 60 : question.length.from;
  return (
    <footer className={styles.dock} data-stage={stage} data-phase={phase}>
      {stage === 'answered' && !on && phase !== 'counting' && phase !== 'asking' ? (
        <AnsweredActions interview={interview} />
      ) : (
        <>
          <div className={styles.state}>
            {practice || !on ? (
              <RecordKey
                face={faceOf(answers, may)}
                label={t(on ? 'finishAnswer' : phase === 'counting' ? 'cancel' : 'record')}
                count={count}
                disabled={!may && !on && phase !== 'counting'}
                onPress={press}
              />
            ) : (
              <span className={styles.dot} aria-hidden="true" data-recorder="recording" />
            )}
            <span className={styles.words} role="status">
              <b>{t(stateWords(interview))}</b>
              {on ? (
                <span className={styles.time} data-seconds={Math.floor(take.seconds)}>
                  {clockTime(take.seconds)}
                </span>
              ) : (
                <small>{stage === 'ready' && phase === 'ready' && t('recordKey')}</small>
              )}
            </span>
          </div>
          {phone && on && <LiveWave levels={take.levels} />}
          <div className={styles.line}>
            <TimeLine
              seconds={take.seconds}
              most={limit}
              least={least}
              leastWords={t('least', { time: clockTime(least) })}
              from="0:00"
              to={clockTime(limit)}
            />
            <small className={styles.kept}>
              <Icon of={IconDeviceFloppy} size={16} />
              {t(navigator.onLine === false ? 'keptOffline' : 'keptHere')}
            </small>
          </div>
          <div className={styles.end}>
            {on && <LevelCells level={take.level} recent={take.levels} />}
            {on && practice && (
              <>
                <IconButton bordered label={t('discard')} icon={<Icon of={IconRefresh} />} onClick={discard.ask} />
                <IconButton
                  bordered
                  label={t(phase === 'paused' ? 'resume' : 'pause')}
                  icon={<Icon of={phase === 'paused' ? IconPlayerPlay : IconPlayerPause} />}
                  onClick={phase === 'paused' ? answers.goOn : answers.pause}
                />
              </>
            )}
            {/* On a phone there is room for one of them, and the round button does the same. */}
            {on && !(phone && practice) && (
              <Button kind={practice ? 'secondary' : 'primary'} onClick={answers.finish}>
                {t('finishAnswer')}
              </Button>
            )}
            {phase === 'counting' && <Button onClick={answers.discard}>{t('cancel')}</Button>}
            {practice && stage === 'ready' && phase === 'ready' && hasAnswer && (
              <Button onClick={interview.next}>{t('next')}</Button>
            )}
            {stage === 'preparing' && (
              <Button kind="primary" onClick={interview.prepared}>
                {t('startTalking')}
              </Button>
            )}
          </div>
        </>
      )}
      <DiscardDialog
        opened={discard.asked}
        time={clockTime(take.seconds)}
        onKeep={discard.keep}
        onDiscard={discard.yes}
      />
    </footer>
  );
}

function faceOf({ phase, trouble }: Answers, may: boolean): KeyFace {
  if (phase === 'counting' || phase === 'recording' || phase === 'paused') return phase;
  if (phase === 'asking' || phase === 'opening') return 'waits';
  return trouble === 'denied' || !may ? (may ? 'closed' : 'ready') : 'ready';
}

function stateWords({ answers: { phase }, stage }: Interview) {
  if (phase === 'recording' || phase === 'paused' || phase === 'counting') return phase;
  if (phase === 'asking') return 'allow';
  return stage === 'asking' ? 'asking' : stage === 'preparing' ? 'stepPrepare' : 'record';
}
