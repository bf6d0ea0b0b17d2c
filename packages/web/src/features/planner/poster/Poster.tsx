import { overallScore } from '@ninefold/core/bands/past-scores';
import { SKILLS } from '@ninefold/core/skills';
import type { Ref } from 'react';
import { useText } from '#i18n/useText.ts';
import { PosterFan } from '#practice/sharing/poster/PosterFan.tsx';
import { POSTER } from '#practice/sharing/poster/poster-size.ts';
import { bandInk, bandText } from '#ui/band/band-colour.ts';
import { PosterFoot } from './PosterFoot.tsx';
import { PosterSkill } from './PosterSkill.tsx';
import { posterMessages } from './poster.messages.ts';
import { currentOf, type PosterFacts, targetsOf } from './poster-facts.ts';
import type { PosterWords } from './usePosterWords.ts';

type PosterProps = { facts: PosterFacts; words: PosterWords; ref: Ref<SVGSVGElement> };

const fitting = { width: '100%', height: 'auto', display: 'block', fontFamily: 'var(--nf-font-ui)' } as const;
const serif = { fontFamily: 'var(--nf-font-display)', fontWeight: 600 } as const;

/** The plan on one picture: how long, how far, skill by skill, and an invitation for a friend. */
export function Poster({ facts, words, ref }: PosterProps) {
  const t = useText(posterMessages);
  const { width, height, margin } = POSTER;
  const [targets, current] = [targetsOf(facts), currentOf(facts)];
  const now = overallScore(current);
  const centreOfFan = width - margin - 150;
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={words.described}
      style={fitting}
    >
      <rect width={width} height={height} fill="var(--nf-paper)" />
      <text x={margin} y={92} fontSize={36} fill="var(--nf-ink)" {...serif}>
        {words.headline}
      </text>
      <text x={margin} y={132} fontSize={20} fill="var(--nf-ink-3)">
        {words.date}
      </text>
      <text x={margin - 4} y={322} fontSize={180} letterSpacing={-6} fill="var(--nf-ink)" {...serif}>
        {words.count}
      </text>
      <text x={margin} y={382} fontSize={26} fontWeight={600} fill="var(--nf-ink)">
        {words.unit}
      </text>
      <PosterFan score={now} target={facts.target_score} x={centreOfFan - 150} y={180} size={300} />
      <text
        x={centreOfFan}
        y={382}
        fontSize={22}
        fontWeight={600}
        textAnchor="middle"
        fill={bandInk(facts.target_score)}
      >
        {t('overall', { band: bandText(facts.target_score) })}
      </text>
      <text x={centreOfFan} y={412} fontSize={18} textAnchor="middle" fill="var(--nf-ink-3)">
        {now === null ? t('overallNone') : t('overallNow', { band: bandText(now) })}
      </text>
      {SKILLS.map((skill, at) => (
        <PosterSkill key={skill} skill={skill} score={current[skill]} target={targets[skill]} y={440 + at * 106} />
      ))}
      <PosterFoot link={facts.link} />
    </svg>
  );
}
