import { IconArrowRight } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import { trainingMessages } from '../training.messages.ts';
import styles from './Sitting.module.css';
import type { SittingState } from './sitting-state.ts';

type CardFooterProps = {
  phase: SittingState['phase'];
  canGive: boolean;
  busy: boolean;
  isLast: boolean;
  comesBack: boolean;
  onGive: () => void;
  onUnknown: () => void;
  onNext: () => void;
};

/** Before the answer the way to give it, after it what becomes of it and the way on. */
export function CardFooter(props: CardFooterProps) {
  const { phase, canGive, busy, isLast, comesBack, onGive, onUnknown, onNext } = props;
  const t = useText(trainingMessages);
  if (phase.is === 'asking')
    return (
      <footer className={styles.footer}>
        <Button onClick={onUnknown} disabled={busy}>
          {t('unknown')}
        </Button>
        <Button kind="primary" size="lg" className={styles.go} busy={busy} disabled={!canGive} onClick={onGive}>
          {t(canGive ? 'give' : 'answerFirst')}
        </Button>
      </footer>
    );
  const isWrong = phase.is === 'marked' && phase.answer.outcome === 'wrong';
  return (
    <footer className={styles.footer}>
      <p className={styles.says} role={phase.is === 'kept' ? 'status' : undefined}>
        {phase.is === 'kept' && (
          <>
            <b>{t('keptTitle')}</b> {t('keptSentence')}
          </>
        )}
        {isWrong && `${comesBack ? t('later') : ''} ${t('toBook')}`}
      </p>
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
        {t(isLast ? 'last' : 'next')}
      </Button>
    </footer>
  );
}
