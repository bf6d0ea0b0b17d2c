import type { CSSProperties } from 'react';
import { cx } from '../cx.ts';
import styles from './Band.module.css';
import { bandFill, bandInk, bandText, type Score } from './band-colour.ts';
import { fanShape } from './band-geometry.ts';
import { useOpensOnce } from './opens-once.ts';
import { useBandLabel } from './useBandLabel.ts';

export type Ground = 'paper' | 'surface' | 'sunken';

type BandFanProps = {
  /** The overall score; `null` or -1 when there is none. */
  score: Score;
  target?: Score;
  width?: number;
  /** The numeral at the pivot. */
  number?: boolean;
  /** "?" for an overall without scores. */
  none?: string;
  /** The background: the folds take its colour. */
  ground?: Ground;
  /** What is scored, for screen readers: "Overall". */
  subject?: string;
  /** A name under which it opens leaf by leaf, once per visit. */
  opens?: string;
};

/** Overall score only, one per region of the screen. */
export function BandFan(props: BandFanProps) {
  const { score, target = null, width = 220, number = true, none = '–', ground = 'paper', subject, opens } = props;
  const { height, leaves, folds, pointer } = fanShape(width, score, target);
  const opening = useOpensOnce(opens);
  const label = useBandLabel(score, target, subject);
  return (
    <span
      className={cx(styles.fan, opening && styles.opening)}
      style={{ width, height: number ? height + 4 : height }}
      role="img"
      aria-label={label}
    >
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} overflow="visible" aria-hidden="true">
        {leaves.map((leaf) => (
          <g key={leaf.at} className={styles.leaf} style={{ '--at': leaf.at } as CSSProperties}>
            <path d={leaf.track} className={styles.fanTrack} />
            {leaf.aimed && <path d={leaf.aimed} fill={bandFill(target)} opacity={0.24} />}
            {leaf.reached && <path d={leaf.reached} fill={bandFill(score)} />}
          </g>
        ))}
        {folds.map((fold) => (
          <line key={fold.x2} {...fold} stroke={`var(--nf-${ground})`} strokeWidth={Math.max(0.9, width * 0.009)} />
        ))}
        {pointer && <path d={pointer} fill={bandInk(target)} />}
      </svg>
      {number && (
        <span
          className={styles.fanNumber}
          style={{ fontSize: width * 0.185, color: bandInk(score) }}
          aria-hidden="true"
        >
          {bandText(score, none)}
        </span>
      )}
    </span>
  );
}
