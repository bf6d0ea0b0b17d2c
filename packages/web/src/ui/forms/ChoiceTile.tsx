import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './ChoiceTile.module.css';

type ChoiceTileProps = {
  /** The same for all tiles of one choice. */
  group: string;
  chosen: boolean;
  invalid?: boolean;
  /** Coloured while it is chosen, for tiles without a dot. */
  tinted?: boolean;
  /** Of the bordered face: its size and layout. */
  className?: string | undefined;
  onChoose: () => void;
  children: ReactNode;
};

/** One of several choices as a bordered tile. A real radio button covers it: arrow keys and taps both work. */
export function ChoiceTile({ group, chosen, invalid, tinted, className, onChoose, children }: ChoiceTileProps) {
  return (
    <label className={styles.tile} data-chosen={chosen || undefined} data-tinted={tinted || undefined}>
      <input
        type="radio"
        name={group}
        className={styles.radio}
        checked={chosen}
        aria-invalid={invalid || undefined}
        onChange={onChoose}
      />
      <span className={cx(styles.face, className)}>{children}</span>
    </label>
  );
}
