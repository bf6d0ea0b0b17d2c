import type { SpeakingProgress } from '@ninefold/contract/speaking/scoring';
import { IconCheck } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Spinner } from '#ui/states/Spinner.tsx';
import { reportMessages } from '../report.messages.ts';
import { leftOf, SHOWN_STAGES, stateOf } from './stages.ts';
import styles from './Waiting.module.css';

const Go = linkAs(ButtonLink);
const STATES = { done: 'stageDone', now: 'stageNow', next: 'stageNext' } as const;

type Props = { progress: SpeakingProgress | undefined; offline: boolean };

/** Named steps, the place in the queue, about how long it takes, and that one may leave. */
export function ReportProgress({ progress, offline }: Props) {
  const t = useText(reportMessages);
  const stage = progress?.stage ?? 'waiting';
  const percent = progress?.percent ?? 0;
  return (
    <Card data-report-stage={stage}>
      <h2 className={styles.left} role="status">
        {leftWords()}
      </h2>
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
              {t(`stage_${one}`)}
              <span className="nf-sr-only">{t(STATES[state])}</span>
            </li>
          );
        })}
      </ol>
      <p className={styles.quiet}>{t(offline ? 'offline' : 'canLeave')}</p>
      <div className={styles.actions}>
        <Go to="/speaking">{t('elsewhere')}</Go>
      </div>
    </Card>
  );

  function leftWords(): string {
    if (!progress) return t('stage_waiting');
    const left = leftOf(progress.seconds_left);
    if (progress.stage === 'waiting' && progress.ahead > 0)
      return `${t('queue', { ahead: progress.ahead })} · ${t('queueMinutes', { minutes: Math.max(1, Math.ceil(progress.seconds_left / 60)) })}`;
    if (left.unit === 'almost') return t('almost');
    return left.unit === 'seconds'
      ? t('secondsLeft', { seconds: left.count })
      : t('minutesLeft', { minutes: left.count });
  }
}
