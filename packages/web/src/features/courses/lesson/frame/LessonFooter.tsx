import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import { lessonMessages } from '../lesson.messages.ts';
import styles from './Frame.module.css';

type FooterProps = {
  /** Something plays here, so its keys are named. */
  plays: boolean;
  /** What comes next by its name; null: nothing, the lesson ends here. */
  next: string | null;
  /** Soft where the step itself has the one filled button. */
  kind: 'primary' | 'soft';
  onBefore: (() => void) | null;
  onNext: () => void;
};

/** Back, the keys, and the way on by its name. */
export function LessonFooter({ plays, next, kind, onBefore, onNext }: FooterProps) {
  const t = useText(lessonMessages);
  const screen = useBreakpoint();
  return (
    <footer className={styles.footer}>
      <Button
        kind="ghost"
        disabled={!onBefore}
        leftIcon={<Icon of={IconArrowLeft} size={18} />}
        onClick={() => onBefore?.()}
      >
        {t('before')}
      </Button>
      {plays && screen === 'desktop' && (
        <p className={styles.keys}>
          <Kbd>{t('keySpace')}</Kbd> {t('keyPlay')} <Kbd>←</Kbd> <Kbd>→</Kbd> {t('keyTen')} <Kbd>C</Kbd>{' '}
          {t('keyCaptions')}
        </p>
      )}
      <Button
        kind={kind}
        size="lg"
        className={styles.next}
        data-next-step
        rightIcon={<Icon of={IconArrowRight} size={18} />}
        onClick={onNext}
      >
        <span className={styles.nextWords}>{next === null ? t('finish') : t('next', { title: next })}</span>
      </Button>
    </footer>
  );
}
