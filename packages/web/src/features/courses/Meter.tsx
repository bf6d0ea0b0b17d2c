import styles from './Meter.module.css';

type MeterProps = { label: string; done: number; all: number };

/** How much of a course is done. In ink, not in a band's colour: lessons are counted, not scored. */
export function Meter({ label, done, all }: MeterProps) {
  const percent = all === 0 ? 0 : Math.round((done / all) * 100);
  return (
    <span className={styles.meter} role="progressbar" aria-label={label} aria-valuenow={percent}>
      <span style={{ width: `${percent}%` }} />
    </span>
  );
}
