import { IconClock } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { clockTime } from '../../clock-time.ts';
import { sittingMessages } from '../sitting.messages.ts';
import { useCountdown } from '../useCountdown.ts';
import type { Interview } from '../useInterview.ts';
import styles from './SittingClock.module.css';

/** What is being waited for and how long: the minute to prepare, or what is left to speak. */
export function SittingClock({ interview }: { interview: Interview }) {
  const t = useText(sittingMessages);
  const { stage, answers, limit, prepareSeconds } = interview;
  const preparing = stage === 'preparing';
  const left = useCountdown(preparing ? prepareSeconds : 0, preparing, interview.prepared);
  const on = answers.phase === 'recording' || answers.phase === 'paused';
  if (stage === 'over') return <span />;
  return (
    <div className={styles.clock} role="timer">
      <Icon of={IconClock} size={18} />
      <span>{words()}</span>
    </div>
  );

  function words(): string {
    if (preparing) return t('prepareLeft', { time: clockTime(left) });
    if (on) return t('speakLeft', { time: clockTime(Math.ceil(limit - answers.take.seconds)) });
    return t(stage === 'asking' ? 'asking' : 'readyLeft');
  }
}
