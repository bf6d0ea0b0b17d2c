import { useText } from '#i18n/useText.ts';
import { Kbd } from '#ui/Kbd.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { editorMessages } from '../editor.messages.ts';
import styles from './Dialogs.module.css';

const KEYS = [
  { keys: ['Ctrl', 'Z'], does: 'keyUndo' },
  { keys: ['Ctrl', 'Y'], does: 'keyRedo' },
  { keys: ['Alt', 'T'], does: 'keyPanes' },
] as const;

/** How the screen works, and its keys. */
export function EditorHelp({ opened, onClose, exam }: { opened: boolean; onClose: () => void; exam: boolean }) {
  const t = useText(editorMessages);
  return (
    <Dialog opened={opened} onClose={onClose} width={520} title={t('help')}>
      <ul className={styles.facts}>
        <li>{t(exam ? 'helpExam' : 'helpPractice')}</li>
        <li>{t('helpWords')}</li>
        <li>{t('helpPaste')}</li>
        <li>{t('helpSaved')}</li>
      </ul>
      <dl className={styles.keys} aria-label={t('helpKeys')}>
        {KEYS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
