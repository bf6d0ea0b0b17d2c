import type { MockReport } from '@ninefold/contract/mock/report';
import { scoresIn } from '@ninefold/core/score-fields';
import { SKILLS } from '@ninefold/core/skills';
import type { Ref } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { PosterFan } from '#practice/sharing/poster/PosterFan.tsx';
import { PosterMark } from '#practice/sharing/poster/PosterMark.tsx';
import { POSTER } from '#practice/sharing/poster/poster-size.ts';
import { useMe } from '#session/session.ts';
import { bandInk, bandText } from '#ui/band/band-colour.ts';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { reportMessages } from './report.messages.ts';
import { targetsOf } from './targets.ts';

const fitting = { width: '100%', height: 'auto', display: 'block', fontFamily: 'var(--nf-font-ui)' } as const;
const serif = { fontFamily: 'var(--nf-font-display)', fontWeight: 600 } as const;

/** The mock on one picture: the overall, the four skills with what they rest on, and that all of it is estimated. */
export function MockPoster({
  report,
  described,
  ref,
}: {
  report: MockReport;
  described: string;
  ref: Ref<SVGSVGElement>;
}) {
  const t = useText(reportMessages);
  const skills = useText(skillMessages);
  const format = useFormat();
  const me = useMe();
  const { language } = useLanguage();
  const { width, height, margin } = POSTER;
  const targets = targetsOf(me ? scoresIn('target_score', me) : null);
  const foot = height - 150;
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={described}
      style={fitting}
    >
      <rect width={width} height={height} fill="var(--nf-paper)" />
      <text x={margin} y={92} fontSize={34} fill="var(--nf-ink)" {...serif}>
        {report.title[language]}
      </text>
      <text x={margin} y={132} fontSize={20} fill="var(--nf-ink-3)">
        {format.date(report.ended_at)}
      </text>
      <PosterFan score={report.scores.score} target={me?.target_score ?? -1} x={(width - 380) / 2} y={180} size={380} />
      <text x={width / 2} y={430} fontSize={22} fontWeight={600} textAnchor="middle" fill="var(--nf-ink)">
        {t(report.whole === 1 ? 'overallWhole' : 'overallParts')}
      </text>
      {SKILLS.map((skill, at) => {
        const score = report.scores[`${skill}_score`];
        return (
          <g key={skill} transform={`translate(0 ${480 + at * 106})`}>
            <line x1={margin} x2={width - margin} y1={0} y2={0} stroke="var(--nf-line)" />
            <text x={margin} y={46} fontSize={26} fontWeight={600} fill="var(--nf-ink)">
              {skills(skill)}
            </text>
            <text x={margin} y={76} fontSize={17} fill="var(--nf-ink-3)">
              {restsOn(skill)}
            </text>
            <text x={width - margin} y={66} fontSize={52} textAnchor="end" fill={bandInk(score)} {...serif}>
              {bandText(score, '–')}
            </text>
            {targets[skill] >= 0 && (
              <text x={width - margin} y={92} fontSize={15} textAnchor="end" fill="var(--nf-ink-3)">
                {t('posterTarget', { band: bandText(targets[skill]) })}
              </text>
            )}
          </g>
        );
      })}
      <line x1={margin} x2={width - margin} y1={foot} y2={foot} stroke="var(--nf-line)" />
      <PosterMark x={margin} y={foot + 30} width={72} />
      <text x={margin + 90} y={foot + 66} fontSize={30} fill="var(--nf-ink)" {...serif}>
        Ninefold 九阶雅思
      </text>
      <text x={margin + 90} y={foot + 98} fontSize={17} fill="var(--nf-ink-3)">
        {t('posterEstimated')}
      </text>
    </svg>
  );

  function restsOn(skill: (typeof SKILLS)[number]): string {
    if (skill === 'listening' || skill === 'reading') {
      const paper = report[skill];
      return paper ? t('posterRight', { right: paper.right, total: paper.total }) : t('notSat');
    }
    if (skill === 'writing') return t(`writing_${report.writing.state}`);
    return t(report.speaking.state === 'none' ? 'speakingNone' : `spoke_${report.speaking.state}`);
  }
}
