import type { MistakeKind, MistakeSkill } from '@ninefold/core/mistakes/kinds';
import { useText } from '#i18n/useText.ts';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { mistakesMessages } from './mistakes.messages.ts';

/** What skills and kinds are called here. */
export function useNames() {
  const t = useText(mistakesMessages);
  const skills = useText(skillMessages);
  return {
    skill: (skill: MistakeSkill): string => (skill === 'words' ? t('skill_words') : skills(skill)),
    kind: (kind: MistakeKind): string => t(`kind_${kind}`),
  };
}
