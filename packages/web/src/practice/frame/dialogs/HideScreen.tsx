import { useEffect, useRef } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { playerMessages } from '../../player.messages.ts';
import styles from './HideScreen.module.css';

/** Hides the paper from other people, as in the test room. The clock goes on. */
export function HideScreen({ onShow }: { onShow: () => void }) {
  const t = useText(playerMessages);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.cover} role="dialog" aria-modal="true" aria-label={t('hidden')}>
      <p className={styles.title}>{t('hidden')}</p>
      <p className={styles.sentence}>{t('hiddenSentence')}</p>
      <Button ref={button} kind="primary" onClick={onShow}>
        {t('showAgain')}
      </Button>
    </div>
  );
}
