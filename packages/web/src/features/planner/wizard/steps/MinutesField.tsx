import { useId } from 'react';
import { useText } from '#i18n/useText.ts';
import { wizardMessages } from '../wizard.messages.ts';
import styles from './MinutesField.module.css';

const CHOICES = [30, 45, 60, 90, 120];

type MinutesFieldProps = { value: number; onChange: (minutes: number) => void };

/** How long the learner can study a day. A value set elsewhere stays choosable. */
export function MinutesField({ value, onChange }: MinutesFieldProps) {
  const t = useText(wizardMessages);
  const group = useId();
  const choices = CHOICES.includes(value) ? CHOICES : [...CHOICES, value].sort((a, b) => a - b);
  return (
    <fieldset className={styles.field} aria-describedby={`${group}-hint`}>
      <legend className={styles.legend}>{t('minutes')}</legend>
      <div className={styles.choices}>
        {choices.map((minutes) => (
          <label key={minutes} className={styles.choice}>
            <input
              type="radio"
              name={group}
              className={styles.radio}
              checked={minutes === value}
              aria-label={t('minutesOf', { count: minutes })}
              onChange={() => onChange(minutes)}
            />
            <span className={styles.face} aria-hidden="true">
              {minutes}
            </span>
          </label>
        ))}
      </div>
      <p id={`${group}-hint`} className={styles.hint}>
        {t('minutesHint')}
      </p>
    </fieldset>
  );
}
