import type { CSSProperties } from 'react';
import { cx } from '../cx.ts';
import styles from './Band.module.css';
import { bandFill, bandInk, bandText, hasScore, type Score } from './band-colour.ts';
import { ringShape } from './band-geometry.ts';
import { useOpensOnce } from './opens-once.ts';
import { useBandLabel } from './useBandLabel.ts';

type BandRingProps = {
  score: Score;
  target?: Score;
  size?: 48 | 54 | 60 | 76 | 92;
  /** The skill or criterion, for screen readers: "Listening". */
  subject?: string;
  /** A name under which it opens arc by arc, once per visit. */
  opens?: string;
};

/** One skill or one criterion: nine arcs, a half band is half an arc. */
export function BandRing({ score, target = null, size = 60, subject, opens }: BandRingProps) {
  const { stroke, leaves, tick } = ringShape(size, score, target);
  const opening = useOpensOnce(opens);
  const label = useBandLabel(score, target, subject);
  return (
    <span
      className={cx(styles.ring, opening && styles.opening)}
      style={{ width: size, height: size }}
      role="img"
      aria-label={label}
    >
      <svg width={size} height={size} overflow="visible" fill="none" strokeWidth={stroke} aria-hidden="true">
        {leaves.map((leaf) => (
          <g key={leaf.at} className={styles.leaf} style={{ '--at': leaf.at } as CSSProperties}>
            <path d={leaf.track} className={styles.ringTrack} />
            {leaf.aimed && <path d={leaf.aimed} stroke={bandFill(target)} opacity={0.26} />}
            {leaf.reached && <path d={leaf.reached} stroke={bandFill(score)} />}
          </g>
        ))}
        {tick && <line {...tick} stroke={bandInk(target)} strokeWidth={2} />}
      </svg>
      <span
        className={styles.ringNumber}
        style={{ fontSize: size * 0.33, color: hasScore(score) ? bandInk(score) : 'var(--nf-ink-3)' }}
        aria-hidden="true"
      >
        {bandText(score)}
      </span>
    </span>
  );
}
