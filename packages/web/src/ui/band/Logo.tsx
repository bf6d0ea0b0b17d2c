import type { Ground } from './BandFan.tsx';
import { fanShape } from './band-geometry.ts';

type LogoProps = { width?: number; ground?: Ground };

/**
 * The product's logo: a folding fan of nine leaves. Never under 24 px wide. Hidden from screen readers; the name is
 * beside it.
 */
export function Logo({ width = 42, ground = 'paper' }: LogoProps) {
  const { height, leaves, folds } = fanShape(width, 9, null, { inner: 0.3, low: 0.62 });
  const gap = width <= 24 ? 0.7 : width <= 34 ? 0.9 : width * 0.018;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      overflow="visible"
      aria-hidden="true"
      style={{ display: 'block', flex: 'none' }}
    >
      {leaves.map((leaf) => (
        <path key={leaf.at} d={leaf.track} fill={`var(--band-${leaf.at + 1})`} />
      ))}
      {folds.map((fold) => (
        <line key={fold.x2} {...fold} stroke={`var(--nf-${ground})`} strokeWidth={gap} />
      ))}
    </svg>
  );
}
