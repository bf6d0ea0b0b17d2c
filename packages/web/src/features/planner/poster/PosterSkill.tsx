import type { Skill } from '@ninefold/core/skills';
import { useText } from '#i18n/useText.ts';
import { POSTER } from '#practice/sharing/poster/poster-size.ts';
import { bandFill, bandInk, bandText, hasScore, type Score } from '#ui/band/band-colour.ts';
import { stairSteps } from '#ui/band/band-geometry.ts';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { posterMessages } from './poster.messages.ts';

type PosterSkillProps = { skill: Skill; score: Score; target: number; y: number };

const STAIR = 270;
const step = STAIR / 9;

/** A row of the poster: the skill, its nine steps, and its target, each with its label. */
export function PosterSkill({ skill, score, target, y }: PosterSkillProps) {
  const t = useText(posterMessages);
  const skills = useText(skillMessages);
  const { width, margin } = POSTER;
  return (
    <g transform={`translate(0 ${y})`}>
      <line x1={margin} x2={width - margin} y1={0} y2={0} stroke="var(--nf-line)" />
      <text x={margin} y={46} fontSize={26} fontWeight={600} fill="var(--nf-ink)">
        {skills(skill)}
      </text>
      <text x={margin} y={76} fontSize={17} fill="var(--nf-ink-3)">
        {hasScore(score) ? t('now', { band: bandText(score) }) : t('none')}
      </text>
      <g transform="translate(230 26)">
        {stairSteps(STAIR, 56, score, target).map(({ reached, aimed, ...box }) => (
          <g key={box.x}>
            <rect {...box} rx={2} fill={aimed ? bandFill(target) : 'var(--nf-line)'} opacity={aimed ? 0.28 : 1} />
            {reached !== 'no' && (
              <rect {...box} width={reached === 'half' ? box.width / 2 : box.width} rx={2} fill={bandFill(score)} />
            )}
          </g>
        ))}
      </g>
      {/* What the bars and the numbers are: a picture is looked at far from the page that explains it. */}
      <g fontSize={13} fill="var(--nf-ink-3)" textAnchor="middle">
        <text x={230 + step / 2} y={100}>
          1
        </text>
        <text x={230 + STAIR - step / 2} y={100}>
          9
        </text>
      </g>
      <text x={width - margin} y={30} fontSize={15} textAnchor="end" fill="var(--nf-ink-3)">
        {t('target')}
      </text>
      <text
        x={width - margin}
        y={78}
        fontSize={44}
        fontWeight={600}
        textAnchor="end"
        fontFamily="var(--nf-font-display)"
        fill={bandInk(target)}
      >
        {bandText(target)}
      </text>
    </g>
  );
}
