import { useEffect } from 'react';
import { useText } from '#i18n/useText.ts';
import { ModalFrame } from '#ui/on-demand/ModalFrame.tsx';
import { FoundWords } from './FoundWords.tsx';
import styles from './LookUpSheet.module.css';
import { lookUpMessages } from './look-up.messages.ts';
import type { LookUpProps } from './look-up-props.ts';

/** On a phone the entry opens from below, within reach of the thumb. */
export function LookUpSheet({ words, save, sentence = '', onClose }: LookUpProps) {
  const t = useText(lookUpMessages);
  // A selection would keep the phone's own menu and handles above the drawer.
  useEffect(() => window.getSelection()?.removeAllRanges(), []);
  return (
    <ModalFrame look="sheet" opened onClose={onClose} label={t('titleOf', { word: words })}>
      <div className={styles.below}>
        <FoundWords words={words} save={save} sentence={sentence} />
      </div>
    </ModalFrame>
  );
}
