import { overallScore } from '@ninefold/core/bands/past-scores';
import { SKILLS, type Skill, type SkillScores } from '@ninefold/core/skills';
import { useText } from '#i18n/useText.ts';
import { BandFan } from '#ui/band/BandFan.tsx';
import { Card } from '#ui/Card.tsx';
import { SkillBadge } from '#ui/skill/SkillIcon.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { BandStepper } from './BandStepper.tsx';
import { calculatorMessages } from './calculator.messages.ts';
import styles from './OverallCard.module.css';
import { WhatIf } from './WhatIf.tsx';

type OverallCardProps = { scores: SkillScores; onScore: (skill: Skill, band: number) => void };

export function OverallCard({ scores, onScore }: OverallCardProps) {
  const t = useText(calculatorMessages);
  const skills = useText(skillMessages);
  const average = SKILLS.reduce((sum, skill) => sum + scores[skill], 0) / SKILLS.length;
  return (
    <Card aria-labelledby="overall">
      <h2 id="overall" className={styles.title}>
        {t('overallTitle')}
      </h2>
      <div className={styles.result}>
        <BandFan score={overallScore(scores)} width={190} ground="surface" subject={skills('overall')} />
        <p className={styles.exact} aria-live="polite">
          {t('exact', { average: String(average) })}
        </p>
      </div>
      <ul>
        {SKILLS.map((skill) => (
          <li key={skill} className={styles.skill}>
            <SkillBadge skill={skill} />
            <span className={styles.name}>{skills(skill)}</span>
            <BandStepper name={skills(skill)} value={scores[skill]} onChange={(band) => onScore(skill, band)} />
          </li>
        ))}
      </ul>
      <WhatIf scores={scores} />
    </Card>
  );
}
