import { useText } from '#i18n/useText.ts';
import { useShown } from '#practice/cards/shown.ts';
import { mistakesMessages } from '../../mistakes.messages.ts';
import styles from '../DrillPage.module.css';
import { useCountdown } from './useCountdown.ts';

/** For what was not reached: the seconds left, from the moment the card is shown. */
export function Clock({ seconds, onEnd }: { seconds: number; onEnd: () => void }) {
  const t = useText(mistakesMessages);
  const left = useCountdown(seconds, useShown(), onEnd);
  return (
    <span className={styles.clock} role="timer">
      {t('secondsLeft', { seconds: left })}
    </span>
  );
}
