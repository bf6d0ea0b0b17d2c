import { useId } from 'react';
import styles from './SegmentedSwitch.module.css';

type Segment<Value extends string> = { value: Value; label: string; name?: string };

type SegmentedSwitchProps<Value extends string> = {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A small pill of two or three choices, as for 中 / EN. Real radio buttons: arrow keys come with them. */
export function SegmentedSwitch<Value extends string>({
  label,
  segments,
  value,
  onChange,
}: SegmentedSwitchProps<Value>) {
  const group = useId();
  return (
    <fieldset className={styles.switch} aria-label={label}>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment} title={segment.name}>
          <input
            type="radio"
            name={group}
            className={styles.radio}
            checked={segment.value === value}
            aria-label={segment.name ?? segment.label}
            onChange={() => onChange(segment.value)}
          />
          <span className={styles.face}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
