import type { Word } from '@ninefold/contract/vocabulary';
import { useText } from '#i18n/useText.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { CardFace } from '../card/CardFace.tsx';
import { wordsMessages } from '../words.messages.ts';
import styles from './WordsPage.module.css';

/** A word as its card shows it, without being asked. */
export function WordPreview({ word, onClose }: { word: Word | null; onClose: () => void }) {
  const t = useText(wordsMessages);
  return (
    <Dialog
      opened={word !== null}
      onClose={onClose}
      label={word ? t('preview', { word: word.name }) : t('close')}
      width={720}
    >
      {word && (
        <div className={styles.preview}>
          <CardFace key={word.id} card={{ word, spellings: [word.name] }} />
        </div>
      )}
    </Dialog>
  );
}
