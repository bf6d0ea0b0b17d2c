import { useText } from '#i18n/useText.ts';
import { ChoiceCard } from '#ui/forms/ChoiceCard.tsx';
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
      <legend>{t('mode')}</legend>
      {(['exam', 'practice'] as const).map((mode) => (
        <ChoiceCard
          key={mode}
          group="mode"
          title={t(mode)}
          hint={words[mode]}
          chosen={mode === value}
          onChoose={() => onChange(mode)}
        />
      ))}
    </fieldset>
  );
}
