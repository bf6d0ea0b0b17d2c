import { cx } from '#ui/cx.ts';
import styles from './Choice.module.css';

type OptionRowProps = {
  type: 'radio' | 'checkbox';
  name?: string;
  letter: string | null;
  text: string;
  checked: boolean;
  disabled: boolean;
  onPick: () => void;
  control: Record<string, unknown>;
};

export function OptionRow({ type, name, letter, text, checked, disabled, onPick, control }: OptionRowProps) {
  return (
    <label className={cx(styles.option, checked && styles.chosen)}>
      <input
        {...control}
        type={type}
        {...(name && { name })}
        className={type === 'radio' ? styles.radio : styles.box}
        checked={checked}
        disabled={disabled}
        onChange={onPick}
      />
      {letter !== null && <b className={styles.letter}>{letter}</b>}
      <span>{text}</span>
    </label>
  );
}
