import type { ScoringProgress } from '@ninefold/contract/writing/scoring';
import { secondsOf } from '@ninefold/core/time/seconds';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Spinner } from '#ui/states/Spinner.tsx';
import styles from './ScoringPage.module.css';
import { scoringMessages } from './scoring.messages.ts';
import { isSlow, SHOWN_STAGES, type ShownStage, stateOf } from './stages.ts';

type ProgressStepsProps = { progress: ScoringProgress | undefined; words: number };

/** Named steps, the share of the work that is done, and about how long it still takes. */
export function ProgressSteps({ progress, words }: ProgressStepsProps) {
  const t = useText(scoringMessages);
  const elapsed = useElapsed(progress?.create_time ?? 0);
  const stage = progress?.stage ?? 'waiting';
  const percent = progress?.percent ?? 0;
  const name = (one: ShownStage) => (one === 'reading' ? t('stage_reading', { words }) : t(`stage_${one}`));
  const stateWords = { done: t('stageDone'), now: t('stageNow'), next: t('stageNext') };
  return (
    <Card>
      <div className={styles.left} role="status">
        <h2>{leftWords()}</h2>
        {progress && <span className={styles.elapsed}>{t('elapsed', { time: minutes(elapsed) })}</span>}
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-label={t('percent', { percent })}
      >
        <span className={styles.done} style={{ width: `${percent}%` }} />
      </div>
      <ol className={styles.steps}>
        {SHOWN_STAGES.map((one) => {
          const state = stateOf(one, stage);
          return (
            <li
              key={one}
              className={styles.step}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span className={styles.dot} aria-hidden="true">
                {state === 'done' && <Icon of={IconCheck} size={16} />}
                {state === 'now' && <Spinner size={16} />}
              </span>
              {name(one)}
              <span className="nf-sr-only">{stateWords[state]}</span>
            </li>
          );
        })}
      </ol>
      {isSlow(elapsed, stage) && (
        <p className={styles.slow}>
          <b>{t('slow')}</b> {t('slowSentence')}
        </p>
      )}
    </Card>
  );

  function leftWords(): string {
    if (!progress) return t('stage_waiting');
    if (progress.status === 3) return t('scored');
    if (progress.stage === 'waiting' && progress.ahead > 0) return t('queue', { ahead: progress.ahead });
    const { seconds_left: seconds } = progress;
    if (seconds <= 1) return t('almost');
    return seconds < 90 ? t('secondsLeft', { seconds }) : t('minutesLeft', { minutes: Math.ceil(seconds / 60) });
  }
}

const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Seconds since then, by this device's clock; a clock that is wrong must not show a negative time. */
function useElapsed(since: number): number {
  const [now, setNow] = useState(() => secondsOf(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setNow(secondsOf(Date.now())), 1000);
    return () => clearInterval(timer);
  }, []);
  return since === 0 ? 0 : Math.max(0, now - since);
}
