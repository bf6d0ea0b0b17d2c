import { bandFill, bandInk, bandText, type Score } from '#ui/band/band-colour.ts';
import { fanShape } from '#ui/band/band-geometry.ts';

type PosterFanProps = { score: Score; target: Score; x: number; y: number; size: number };

/** The overall, drawn without style sheets: a picture that leaves the page must contain everything. */
export function PosterFan({ score, target, x, y, size }: PosterFanProps) {
  const { height, leaves, folds, pointer } = fanShape(size, score, target);
  return (
    <g transform={`translate(${x} ${y})`}>
      {leaves.map((leaf) => (
        <g key={leaf.at}>
          <path d={leaf.track} fill="var(--nf-line)" />
          {leaf.aimed && <path d={leaf.aimed} fill={bandFill(target)} opacity={0.24} />}
          {leaf.reached && <path d={leaf.reached} fill={bandFill(score)} />}
        </g>
      ))}
      {folds.map((fold) => (
        <line key={fold.x2} {...fold} stroke="var(--nf-paper)" strokeWidth={size * 0.009} />
      ))}
      {pointer && <path d={pointer} fill={bandInk(target)} />}
      <text
        x={size / 2}
        y={height}
        fontSize={size * 0.2}
        fontWeight={600}
        textAnchor="middle"
        fontFamily="var(--nf-font-display)"
        fill={bandInk(score)}
      >
        {bandText(score, '?')}
      </text>
    </g>
  );
}
