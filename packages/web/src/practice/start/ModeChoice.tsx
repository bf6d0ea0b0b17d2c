import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import type { Skill } from '../skill.ts';
import styles from './ModeChoice.module.css';
import { startMessages } from './start.messages.ts';

type Mode = 'exam' | 'practice';
type ModeChoiceProps = { skill: Skill; minutes: number; value: Mode; onChange: (mode: Mode) => void };

export function ModeChoice({ skill, minutes, value, onChange }: ModeChoiceProps) {
  const t = useText(startMessages);
  const reading = skill === 'reading';
  const modes = [
    { mode: 'exam', name: t('exam'), words: reading ? t('examReading', { minutes }) : t('examListening') },
    { mode: 'practice', name: t('practice'), words: t(reading ? 'practiceReading' : 'practiceListening') },
  ] as const;
  return (
    <fieldset className={styles.modes}>
      <legend className="nf-sr-only">{t('mode')}</legend>
      {modes.map(({ mode, name, words }) => (
        <label key={mode} className={cx(styles.mode, mode === value && styles.chosen)}>
          <input
            type="radio"
            name="mode"
            className={styles.radio}
            checked={mode === value}
            onChange={() => onChange(mode)}
          />
          <span>
            <b>{name}</b>
            <span className={styles.words}>{words}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
