import { useText } from '#i18n/useText.ts';
import { bandText } from '#ui/band/band-colour.ts';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { practiceMessages } from './practice.messages.ts';
import { useSkillStates } from './useSkillStates.ts';
import { widestGaps } from './widest-gaps.ts';

/** Which skills are furthest from their target; without a plan there is nothing to compare. */
export function WorthwhileSkills() {
  const t = useText(practiceMessages);
  const skills = useText(skillMessages);
  const states = useSkillStates();
  const [first, second] = widestGaps(states ? Object.values(states) : []);
  if (!first) return t('sentence');
  const gapOf = ({ row }: typeof first) => ({ skill: skills(row.skill), gap: bandText(row.gap ?? 0) });
  if (!second) return t('oneGap', gapOf(first));
  const other = gapOf(second);
  return t('twoGaps', { ...gapOf(first), otherSkill: other.skill, otherGap: other.gap });
}
