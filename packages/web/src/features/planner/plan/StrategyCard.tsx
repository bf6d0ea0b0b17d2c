import { SKILLS, type Skill } from '@ninefold/core/skills';
import { useText } from '#i18n/useText.ts';
import { bandFill, bandInk, bandText } from '#ui/band/band-colour.ts';
import { ChoiceCard } from '#ui/forms/ChoiceCard.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import styles from './StrategyCard.module.css';

/** Pixels a band: nine of them fit above the numbers. */
const HEIGHT_OF_A_BAND = 6.4;

type StrategyCardProps = {
  group: string;
  title: string;
  hint: string;
  chosen: boolean;
  targets: Record<Skill, number>;
  overall: number;
  onChoose: () => void;
};

/** The target of each skill under a strategy, before it is chosen. */
export function StrategyCard({ targets, overall, ...card }: StrategyCardProps) {
  const skills = useText(skillMessages);
  return (
    <ChoiceCard {...card}>
      <span className={styles.preview}>
        {SKILLS.map((skill) => (
          <span key={skill} className={styles.skill}>
            <span
              className={styles.bar}
              style={{ height: targets[skill] * HEIGHT_OF_A_BAND, background: bandFill(targets[skill]) }}
            />
            <span className={styles.band} style={{ color: bandInk(targets[skill]) }}>
              {bandText(targets[skill])}
            </span>
            <span className={styles.name}>{skills(skill)}</span>
          </span>
        ))}
        <span className={styles.overall}>
          <span className={styles.sum} style={{ color: bandInk(overall) }}>
            {bandText(overall)}
          </span>
          <span className={styles.name}>{skills('overall')}</span>
        </span>
      </span>
    </ChoiceCard>
  );
}
