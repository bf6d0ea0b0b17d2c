import type { MistakeSkill } from '@ninefold/core/mistakes/kinds';
import { IconVocabulary } from '@tabler/icons-react';
import { Icon } from '#ui/Icon.tsx';
import { SkillIcon } from '#ui/skill/SkillIcon.tsx';

export function MistakeSkillIcon({ skill, size = 18 }: { skill: MistakeSkill; size?: 16 | 18 | 20 }) {
  return skill === 'words' ? <Icon of={IconVocabulary} size={size} /> : <SkillIcon skill={skill} size={size} />;
}
