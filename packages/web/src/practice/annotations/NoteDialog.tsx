import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { playerMessages } from '../player.messages.ts';
import type { Annotations, Highlight } from './annotations.ts';
import { withNote } from './highlight-rules.ts';
import styles from './NoteDialog.module.css';

const LONGEST = 1000;

type NoteDialogProps = {
  highlight: Highlight;
  changeAnnotations: (change: (annotations: Annotations) => Annotations) => void;
  onClose: () => void;
};

/** A note on some words of the text. */
export function NoteDialog({ highlight, changeAnnotations, onClose }: NoteDialogProps) {
  const t = useText(playerMessages);
  const [words, setWords] = useState(highlight.note);

  function save(note: string) {
    changeAnnotations((annotations) => ({
      ...annotations,
      highlights: withNote(annotations.highlights, highlight.id, note.trim()),
    }));
    onClose();
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('note')}
      footer={
        <>
          {highlight.note && (
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
