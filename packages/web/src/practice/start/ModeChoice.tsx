import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import styles from './ModeChoice.module.css';
import { startMessages } from './start.messages.ts';

export type Mode = 'exam' | 'practice';
type ModeChoiceProps = {
  /** What each mode means for these papers. */
  words: Record<Mode, string>;
  value: Mode;
  onChange: (mode: Mode) => void;
};

export function ModeChoice({ words, value, onChange }: ModeChoiceProps) {
  const t = useText(startMessages);
  return (
    <fieldset className={styles.modes}>
      <legend className="nf-sr-only">{t('mode')}</legend>
      {(['exam', 'practice'] as const).map((mode) => (
        <label key={mode} className={cx(styles.mode, mode === value && styles.chosen)}>
          <input
            type="radio"
            name="mode"
            className={styles.radio}
            checked={mode === value}
            onChange={() => onChange(mode)}
          />
          <span>
            <b>{t(mode)}</b>
            <span className={styles.words}>{words[mode]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
