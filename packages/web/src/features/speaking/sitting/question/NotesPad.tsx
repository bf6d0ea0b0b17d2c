import type { SpeakingSitting } from '@ninefold/contract/speaking/sitting';
import { IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { sittingMessages } from '../sitting.messages.ts';
import styles from './NotesPad.module.css';
import { useNotes } from './useNotes.ts';

const MOST_LETTERS = 2000;

/** The sheet of paper of the minute before the talk. */
export function NotesPad({ sitting, locked }: { sitting: SpeakingSitting; locked: boolean }) {
  const t = useText(sittingMessages);
  const { notes, isAway, change } = useNotes(sitting);
  const id = useId();
  return (
    <section className={styles.pad}>
      <div className={styles.head}>
        <label htmlFor={id}>{t('notes')}</label>
        <span className={styles.quiet}>{t('notesNote')}</span>
      </div>
      <textarea
        id={id}
        className={styles.paper}
        value={notes}
        readOnly={locked}
        maxLength={MOST_LETTERS}
        placeholder={t('notesHint')}
        onChange={({ target }) => change(target.value)}
      />
      <p className={styles.quiet} role="status">
        {locked ? (
          <>
            <Icon of={IconLock} size={16} /> {t('notesLocked')}
          </>
        ) : (
          isAway && t('notesKept')
        )}
      </p>
    </section>
  );
}
