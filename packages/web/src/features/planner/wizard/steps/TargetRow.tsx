import type { Skill } from '@ninefold/core/skills';
import { useText } from '#i18n/useText.ts';
import { BandSlider } from '#ui/band/BandSlider.tsx';
import { bandInk, bandText, hasScore } from '#ui/band/band-colour.ts';
import { SkillIcon } from '#ui/skill/SkillIcon.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { wizardMessages } from '../wizard.messages.ts';
import styles from './TargetRow.module.css';

type TargetRowProps = { skill: Skill; target: number; past: number; onTarget: (target: number) => void };

export function TargetRow({ skill, target, past, onTarget }: TargetRowProps) {
  const t = useText(wizardMessages);
  const skills = useText(skillMessages);
  return (
    <li className={styles.row}>
      <span className={styles.skill}>
        <SkillIcon skill={skill} size={18} />
        {skills(skill)}
      </span>
      <span className={styles.slider}>
        <BandSlider label={skills(skill)} value={target} past={past} onChange={onTarget} />
      </span>
      <span className={styles.target} style={{ color: bandInk(target) }}>
        {bandText(target)}
      </span>
      <span className={styles.past}>
        {hasScore(past) ? (
          <>
            {t('lastTime', { band: bandText(past) })}
            <b>{target > past ? t('more', { band: bandText(target - past) }) : t('keep')}</b>
          </>
        ) : (
          t('noLastTime')
        )}
      </span>
    </li>
  );
}
