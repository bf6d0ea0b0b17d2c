import type { OwnIdea } from '@ninefold/contract/writing/ideas';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { cx } from '#ui/cx.ts';
import styles from './Board.module.css';
import { ideasMessages } from './ideas.messages.ts';
import { OwnIdeas } from './OwnIdeas.tsx';

/** What the test leaves for it. */
const LIMIT = 5 * 60;

type ThinkFirstProps = {
  paper: number;
  sides: readonly string[];
  own: readonly OwnIdea[];
  seconds: number;
  /** The ideas to compare with are on their way. */
  isComparing: boolean;
  onOwn: (own: OwnIdea[]) => void;
  onSeconds: (seconds: number) => void;
  onDone: (seconds: number) => void;
};

/** Before anything is shown: five minutes alone. The clock runs while the page is seen and takes nothing away at the end. */
export function ThinkFirst({ paper, sides, own, seconds, isComparing, onOwn, onSeconds, onDone }: ThinkFirstProps) {
  const t = useText(ideasMessages);
  const format = useFormat();
  const spent = useClock(seconds, onSeconds);
  const left = LIMIT - spent;
  return (
    <Card padding="lg" className={styles.think}>
      <div className={styles.thinkHead}>
        <div>
          <h2>{t('thinkTitle')}</h2>
          <p className={styles.soft}>{t('thinkSentence')}</p>
        </div>
        <p className={cx(styles.left, left <= 0 && styles.over)} role="timer">
          {left > 0 ? format.duration(left) : t('overBy', { time: format.duration(-left) })}
        </p>
      </div>
      <OwnIdeas paper={paper} sides={sides} own={own} onOwn={onOwn} />
      <div className={styles.thinkFooter}>
        <span className={styles.soft}>{t('ownCount', { count: own.length })}</span>
        <Button kind="primary" busy={isComparing} onClick={() => onDone(spent)}>
          {t('compare')}
        </Button>
      </div>
    </Card>
  );
}

const TELL_EVERY = 15;

function useClock(from: number, onSeconds: (seconds: number) => void): number {
  const [spent, setSpent] = useState(from);
  const tell = useRef(onSeconds);
  tell.current = onSeconds;
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setSpent((now) => now + 1);
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (spent > from && spent % TELL_EVERY === 0) tell.current(spent);
  }, [spent, from]);
  return spent;
}
