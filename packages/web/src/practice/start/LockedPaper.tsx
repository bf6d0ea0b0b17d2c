import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import type { PaperSource } from '../practice-kit.ts';
import { startMessages } from './start.messages.ts';

const Go = linkAs(ButtonLink);

/** Shown to learners without the membership that this paper needs. */
export function LockedPaper({ source }: { source: PaperSource }) {
  const t = useText(startMessages);
  const skill = useText(skillMessages)(source.skill);
  return (
    <EmptyState
      tall
      title={t('locked')}
      action={
        <Go kind="primary" to={source.listPath}>
          {t('lockedAction')}
        </Go>
      }
    >
      {/* Lower case inside an English sentence; Chinese is not affected. */}
      {t('lockedSentence', { skill: skill.toLowerCase() })}
    </EmptyState>
  );
}
