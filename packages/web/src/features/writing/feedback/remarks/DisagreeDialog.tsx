import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import styles from './DisagreeDialog.module.css';

type DisagreeDialogProps = { n: number; onSend: (words: string) => void; onClose: () => void };

/** A machine made the remark; the learner may say that it is wrong, with or without a reason. */
export function DisagreeDialog({ n, onSend, onClose }: DisagreeDialogProps) {
  const t = useText(feedbackMessages);
  const [words, setWords] = useState('');
  function send() {
    onSend(words.trim());
    onClose();
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('disagreeTitle', { n })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" onClick={send}>
            {t('send')}
          </Button>
        </>
      }
    >
      <p className={styles.sentence}>{t('disagreeSentence')}</p>
      <textarea
        className={styles.words}
        aria-label={t('disagreeWords')}
        placeholder={t('disagreeWords')}
        rows={4}
        maxLength={500}
        value={words}
        data-autofocus
        onChange={(event) => setWords(event.currentTarget.value)}
      />
    </Dialog>
  );
}
