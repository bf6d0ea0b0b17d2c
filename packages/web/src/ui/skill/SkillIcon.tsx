import type { Skill } from '@ninefold/core/skills';
import { IconBook, IconHeadphones, IconMicrophone, IconPencil } from '@tabler/icons-react';
import { Icon, type IconDrawing, type IconProps } from '../Icon.tsx';
import styles from './SkillIcon.module.css';

const drawings: Record<Skill, IconDrawing> = {
  listening: IconHeadphones,
  reading: IconBook,
  writing: IconPencil,
  speaking: IconMicrophone,
};

type SkillIconProps = { skill: Skill; size?: IconProps['size'] };

export function SkillIcon({ skill, size = 20 }: SkillIconProps) {
  return <Icon of={drawings[skill]} size={size} />;
}

/** The icon on its small square, as at the head of a row. */
export function SkillBadge({ skill }: { skill: Skill }) {
  return (
    <span className={styles.badge}>
      <SkillIcon skill={skill} />
    </span>
  );
}
