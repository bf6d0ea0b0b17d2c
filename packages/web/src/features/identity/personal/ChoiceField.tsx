import { useId } from 'react';
import styles from './ChoiceField.module.css';

type ChoiceFieldProps<Value extends string | number> = {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Two or three choices side by side, all in view. Real radio buttons: arrow keys come with them. */
export function ChoiceField<Value extends string | number>({
  label,
  choices,
  value,
  onChange,
}: ChoiceFieldProps<Value>) {
  const group = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={group}
              className={styles.radio}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.face}>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
