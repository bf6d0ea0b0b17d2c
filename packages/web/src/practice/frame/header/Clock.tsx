import { IconClock } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { playerMessages } from '../../player.messages.ts';
import type { Deadline } from '../../sitting/deadline.ts';
import styles from './Clock.module.css';
import { clockFace, warningAt } from './clock-words.ts';
import { usePaperLook } from './paper-look.ts';

const TICK_MS = 250;

/** Whole minutes as in the test. Seconds are shown while the pointer is on it, and always in the last five minutes. */
export function Clock({ deadline, onOver }: { deadline: Deadline; onOver: () => void }) {
  const t = useText(playerMessages);
  const [left, setLeft] = useState(() => deadline.left(Date.now()) ?? 0);
  const [warned, setWarned] = useState<number | null>(null);
  const [pointed, setPointed] = useState(false);
  const last = useRef(left);
  const { seconds } = usePaperLook();

  useEffect(() => {
    const timer = setInterval(() => {
      const now = deadline.left(Date.now()) ?? 0;
      const warning = warningAt(last.current, now);
      last.current = now;
      if (warning !== null) setWarned(warning);
      // The clock shows whole seconds, so it need not be drawn four times a second.
      setLeft((shown) => (Math.ceil(shown / 1000) === Math.ceil(now / 1000) ? shown : now));
      if (now <= 0) {
        clearInterval(timer);
        onOver();
      }
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [deadline, onOver]);

  const face = clockFace(left);
  const exact = pointed || (face.showExact && seconds);
  return (
    <div
      className={cx(styles.clock, face.warn && styles.warn)}
      data-warned={warned ?? undefined}
      role="timer"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
    >
      <Icon of={IconClock} size={18} />
      <span>{exact ? face.exact : t('minutesLeft', { minutes: face.minutes })}</span>
      <span className="nf-sr-only" role="status">
        {warned !== null && t('minutesWarning', { minutes: warned })}
      </span>
    </div>
  );
}

/** Practice mode has no time limit: the clock shows how long it has taken so far. */
export function ElapsedClock({ since }: { since: number }) {
  const t = useText(playerMessages);
  const [minutes, setMinutes] = useState(() => passed(since));
  useEffect(() => {
    const timer = setInterval(() => setMinutes(passed(since)), 5000);
    return () => clearInterval(timer);
  }, [since]);
  return (
    <div className={styles.clock}>
      <Icon of={IconClock} size={18} />
      <span>{t('minutesPassed', { minutes })}</span>
    </div>
  );
}

const passed = (since: number) => Math.max(0, Math.floor((Date.now() / 1000 - since) / 60));
