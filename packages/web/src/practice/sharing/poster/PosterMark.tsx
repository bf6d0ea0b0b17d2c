import { fanShape } from '#ui/band/band-geometry.ts';

/** The product's mark, drawn without style sheets: a picture that leaves the page must contain everything. */
export function PosterMark({ x, y, width }: { x: number; y: number; width: number }) {
  const { leaves, folds } = fanShape(width, 9, null, { inner: 0.3, low: 0.62 });
  return (
    <g transform={`translate(${x} ${y})`}>
      {leaves.map((leaf) => (
        <path key={leaf.at} d={leaf.track} fill={`var(--band-${leaf.at + 1})`} />
      ))}
      {folds.map((fold) => (
        <line key={fold.x2} {...fold} stroke="var(--nf-paper)" strokeWidth={width * 0.018} />
      ))}
    </g>
  );
}
