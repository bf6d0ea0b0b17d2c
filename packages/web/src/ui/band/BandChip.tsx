import type { ReactNode } from 'react';
import styles from './Band.module.css';
import { bandFill, bandInk, bandOn, bandSoft, bandText, type Score } from './band-colour.ts';

type BandChipProps = {
  score: Score;
  look?: 'soft' | 'solid';
  /** Other words in the band's colour, e.g. "5.5 → 6.5". */
  children?: ReactNode;
};

/** A band inside rows and tables. */
export function BandChip({ score, look = 'soft', children }: BandChipProps) {
  const colours =
    look === 'soft'
      ? { background: bandSoft(score), color: bandInk(score) }
      : { background: bandFill(score), color: bandOn(score) };
  return (
    <span className={styles.chip} style={colours}>
      {children ?? bandText(score)}
    </span>
  );
}
