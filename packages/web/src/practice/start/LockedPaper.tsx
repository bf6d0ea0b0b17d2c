import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import type { PaperSource } from '../practice-kit.ts';
import { startMessages } from './start.messages.ts';

const Go = linkAs(ButtonLink);

/** A paper for members, opened by somebody who is none. */
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
      {/* Inside a sentence English writes it small; Chinese has no capitals. */}
      {t('lockedSentence', { skill: skill.toLowerCase() })}
    </EmptyState>
  );
}
