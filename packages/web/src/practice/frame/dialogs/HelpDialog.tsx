import { useText } from '#i18n/useText.ts';
import { Kbd } from '#ui/Kbd.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { playerMessages } from '../../player.messages.ts';
import styles from './HelpDialog.module.css';

const KEYS = [
  { keys: ['Alt', 'N'], does: 'helpNext' },
  { keys: ['Alt', 'P'], does: 'helpPrevious' },
  { keys: ['Alt', 'R'], does: 'helpReview' },
  { keys: ['Alt', 'T'], does: 'helpPanes' },
  { keys: ['←', '→'], does: 'helpSelect' },
  { keys: ['Shift', '→'], does: 'helpExtend' },
  { keys: ['Enter'], does: 'helpBar' },
] as const;

type HelpDialogProps = {
  opened: boolean;
  onClose: () => void;
  practice: boolean;
  /** Sentences of the skill. */
  more: readonly string[];
};

/** How the screen works, and the keys for everything that a mouse can do. */
export function HelpDialog({ opened, onClose, practice, more }: HelpDialogProps) {
  const t = useText(playerMessages);
  return (
    <Dialog opened={opened} onClose={onClose} width={520} title={t('help')}>
      <ul className={styles.facts}>
        <li>{t('helpAnswer')}</li>
        <li>{t('helpNavigator')}</li>
        <li>{t('helpHighlight')}</li>
        {practice && <li>{t('helpLookUp')}</li>}
        {more.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li>{t('helpSaved')}</li>
      </ul>
      <h3 className={styles.title}>{t('helpKeys')}</h3>
      <dl className={styles.keys}>
        {KEYS.map(({ keys, does }) => (
          <div key={does} className={styles.row}>
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
