import { bandFill, bandOn, bandText } from '#ui/band/band-colour.ts';
import { fanShape } from '#ui/band/band-geometry.ts';
import styles from './Cover.module.css';

/** A package's cover shows the band it leads to, in that band's colour, with that many leaves of the fan. */
export function Cover({ to, size = 'md' }: { to: number | null; size?: 'sm' | 'md' }) {
  const { leaves, folds } = fanShape(160, to, null, { inner: 0.3, low: 0.55 });
  return (
    <span
      className={styles.cover}
      data-size={size}
      style={{ background: bandFill(to), color: bandOn(to) }}
      aria-hidden="true"
    >
      <svg viewBox="0 0 160 86" className={styles.fan} aria-hidden="true">
        {leaves.map((leaf) => (
          <path key={leaf.at} d={leaf.track} fill="currentColor" opacity={leaf.reached ? 0.26 : 0.09} />
        ))}
        {folds.map((fold) => (
          <line key={fold.x2} {...fold} stroke={bandFill(to)} strokeWidth={2} />
        ))}
      </svg>
      {to !== null && <span className={styles.band}>{bandText(to)}</span>}
    </span>
  );
}
