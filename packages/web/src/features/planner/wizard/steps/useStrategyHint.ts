import { heldByPast, type Strategy } from '@ninefold/core/planner/targets';
import { SKILLS, type SkillScores } from '@ninefold/core/skills';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { languageTag } from '#i18n/language.ts';
import { useText } from '#i18n/useText.ts';
import { bandText } from '#ui/band/band-colour.ts';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { wizardMessages } from '../wizard.messages.ts';

/** What a strategy does. "All four equal" is only said where it is so: a higher past score stays, and is named. */
export function useStrategyHint() {
  const t = useText(wizardMessages);
  const skills = useText(skillMessages);
  const { language } = useLanguage();
  return (strategy: Strategy, aim: number, past: SkillScores): string => {
    const held = strategy === 'balanced' ? heldByPast(aim, strategy, past) : [];
    if (held.length === 0) return t(`${strategy}Hint`);
    if (held.length === SKILLS.length) return t('balancedAllHeld');
    const names = new Intl.ListFormat(languageTag(language)).format(held.map((skill) => skills(skill)));
    return t('balancedHeld', { band: bandText(aim), skills: names, count: held.length });
  };
}
