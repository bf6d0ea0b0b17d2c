import type { MockReport } from '@ninefold/contract/mock/report';
import { scoresIn } from '@ninefold/core/score-fields';
import { hasScore, SKILLS } from '@ninefold/core/skills';
import { useText } from '#i18n/useText.ts';
import { useMe } from '#session/session.ts';
import { bandFill, bandText } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import styles from './ReportPage.module.css';
import { reportMessages } from './report.messages.ts';
import { corner, outline } from './shape.ts';
import { targetsOf } from './targets.ts';

const RINGS = [3, 5, 7, 9];

/** The four skills as corners of a square, beside the targets. A skill without a band has no corner. */
export function ShapeCard({ report }: { report: MockReport }) {
  const t = useText(reportMessages);
  const skills = useText(skillMessages);
  const me = useMe();
  const targets = targetsOf(me ? scoresIn('target_score', me) : null);
  const bands = SKILLS.map((skill) => report.scores[`${skill}_score`]);
  const wanted = SKILLS.map((skill) => targets[skill]);
  const spoken = SKILLS.map((skill, at) =>
    t('shapePoint', { skill: skills(skill), band: hasScore(bands[at] ?? -1) ? bandText(bands[at] ?? -1) : t('none') }),
  ).join('; ');
  return (
    <Card>
      <h2 className={styles.cardTitle}>{t('shape')}</h2>
      <svg viewBox="0 0 280 250" className={styles.shape} role="img" aria-label={spoken}>
        {RINGS.map((band) => (
          <polygon key={band} points={outline([band, band, band, band])} className={styles.ringLine} />
        ))}
        {wanted.every(hasScore) && <polygon points={outline(wanted)} className={styles.wanted} />}
        <polygon points={outline(bands)} className={styles.now} />
        {SKILLS.map((skill, at) => {
          const band = bands[at] ?? -1;
          const name = corner(at, 10.4);
          return (
            <g key={skill}>
              {hasScore(band) && (
                <circle
                  cx={corner(at, band).x}
                  cy={corner(at, band).y}
                  r={5}
                  fill={bandFill(band)}
                  stroke="var(--nf-surface)"
                  strokeWidth="2"
                />
              )}
              <text
                x={name.x}
                y={name.y + 4}
                textAnchor={at === 0 || at === 3 ? 'start' : 'end'}
                className={styles.day}
              >
                {skills(skill)}
              </text>
            </g>
          );
        })}
      </svg>
      <p className={styles.quiet}>{t('shapeLegend')}</p>
    </Card>
  );
}
