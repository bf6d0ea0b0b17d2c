import { IconArrowRight } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import { mistakesMessages } from '../mistakes.messages.ts';
import styles from './DrillPage.module.css';
import type { DrillState } from './drill-state.ts';
import { WayToClosed } from './WayToClosed.tsx';

type CardFooterProps = {
  phase: DrillState['phase'];
  choice: string | null;
  canGive: boolean;
  busy: boolean;
  isLast: boolean;
  onGive: () => void;
  onForgot: () => void;
  onNext: () => void;
};

/** Before the answer the way to give it, after it the way this mistake still has to go. */
export function CardFooter({ phase, choice, canGive, busy, isLast, onGive, onForgot, onNext }: CardFooterProps) {
  const t = useText(mistakesMessages);
  if (phase.is === 'asking')
    return (
      <footer className={styles.footer}>
        <Button onClick={onForgot} disabled={busy}>
          {t('forgot')}
        </Button>
        <Button kind="primary" size="lg" className={styles.go} busy={busy} disabled={!canGive} onClick={onGive}>
          {!canGive ? t('answerFirst') : choice === null ? t('confirm') : t('confirmOne', { choice })}
        </Button>
      </footer>
    );
  return (
    <footer className={styles.footer}>
      {phase.is === 'kept' ? (
        <p className={styles.kept} role="status">
          <b>{t('keptTitle')}</b> {t('keptSentence')}
        </p>
      ) : (
        <WayToClosed answered={phase.answered} />
      )}
      <span className={styles.enter}>
        <Kbd>Enter</Kbd>
      </span>
      <Button
        kind="primary"
        size="lg"
        className={styles.go}
        rightIcon={<Icon of={IconArrowRight} size={18} />}
        onClick={onNext}
      >
        {t(isLast ? 'finish' : 'next')}
      </Button>
    </footer>
  );
}
