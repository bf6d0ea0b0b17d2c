import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { playerMessages } from '../player.messages.ts';
import type { Mark, Work } from './annotations.ts';
import { withNote } from './highlight-rules.ts';
import styles from './NoteDialog.module.css';

const LONGEST = 1000;

type NoteDialogProps = { mark: Mark; changeWork: (change: (work: Work) => Work) => void; onClose: () => void };

/** A note on some words of the text. */
export function NoteDialog({ mark, changeWork, onClose }: NoteDialogProps) {
  const t = useText(playerMessages);
  const [words, setWords] = useState(mark.note);

  function save(note: string) {
    changeWork((work) => ({ ...work, marks: withNote(work.marks, mark.id, note.trim()) }));
    onClose();
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('note')}
      footer={
        <>
          {mark.note && (
            <Button kind="ghost" onClick={() => save('')}>
              {t('deleteNote')}
            </Button>
          )}
          <Button kind="primary" onClick={() => save(words)}>
            {t('saveNote')}
          </Button>
        </>
      }
    >
      <textarea
        className={styles.words}
        aria-label={t('note')}
        rows={4}
        maxLength={LONGEST}
        value={words}
        placeholder={t('notePlaceholder')}
        data-autofocus
        onChange={(event) => setWords(event.currentTarget.value)}
      />
    </Dialog>
  );
}
