import { useId } from 'react';
import styles from './ChoiceField.module.css';

type ChoiceFieldProps<Value extends string | number> = {
  label: string;
  hint?: string;
  /** `name` is what a screen reader says where the label alone is too short. */
  choices: readonly { value: Value; label: string; name?: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A few choices side by side, all in view. Real radio buttons: arrow keys come with them. */
export function ChoiceField<Value extends string | number>({
  label,
  hint,
  choices,
  value,
  onChange,
}: ChoiceFieldProps<Value>) {
  const group = useId();
  return (
    <fieldset className={styles.field} aria-describedby={hint && `${group}-hint`}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={group}
              className={styles.radio}
              checked={choice.value === value}
              aria-label={choice.name}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.face} aria-hidden={choice.name ? true : undefined}>
              {choice.label}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${group}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
