import { averageBand } from '@ninefold/core/bands/band';
import type { PlanDraft } from '@ninefold/core/planner/plan-draft';
import { SKILLS, type Skill } from '@ninefold/core/skills';
import { useText } from '#i18n/useText.ts';
import { BandFan } from '#ui/band/BandFan.tsx';
import { bandText } from '#ui/band/band-colour.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { SkillBadge } from '#ui/skill/SkillIcon.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { wizardMessages } from '../wizard.messages.ts';
import styles from './PastStep.module.css';

/** From 9 down: whoever has taken the test looks near the top of the list first. */
const BANDS = Array.from({ length: 19 }, (_, step) => 9 - step / 2);

type PastStepProps = { past: PlanDraft['past']; onPast: (skill: Skill, band: number) => void };

export function PastStep({ past, onPast }: PastStepProps) {
  const t = useText(wizardMessages);
  const skills = useText(skillMessages);
  const entered = SKILLS.filter((skill) => past[skill] >= 0).length;
  const options = [
    { value: '-1', label: t('noScore') },
    ...BANDS.map((band) => ({ value: String(band), label: bandText(band) })),
  ];
  return (
    <div className={styles.past}>
      <div className={styles.overall}>
        <p className={styles.caption}>{t('pastOverall')}</p>
        <BandFan score={averageBand(Object.values(past))} none="?" width={190} subject={t('pastOverall')} />
        <p className={styles.note} aria-live="polite">
          {entered === 0 ? t('pastNone') : entered < 4 ? t('pastPartial', { count: entered }) : t('pastWhole')}
        </p>
      </div>
      <div>
        <h3 className={styles.title}>{t('pastTitle')}</h3>
        <p className={styles.sentence}>{t('pastSentence')}</p>
        <ul className={styles.list}>
          {SKILLS.map((skill) => (
            <li key={skill} className={styles.row}>
              <SkillBadge skill={skill} />
              <SelectField
                label={skills(skill)}
                options={options}
                value={String(past[skill])}
                searchable={false}
                onChange={(band) => onPast(skill, Number(band ?? -1))}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
