import { IconCircleCheck, IconClock, IconHandStop } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { ownMessages } from './own.messages.ts';
import type { OwnCheck } from './useOwnQuestion.ts';

/** What the check found: being checked, usable (perhaps with a remark), not usable and why, or not answered in time. */
export function SubjectVerdict({ check, onAgain }: { check: OwnCheck; onAgain: () => void }) {
  const t = useText(ownMessages);
  const { state, subject, trouble } = check;
  if (state === 2)
    return (
      <Callout icon={<Icon of={IconClock} />} live>
        {t('checking')}
      </Callout>
    );
  if (state === 3)
    return (
      <Callout tone={subject?.humor_reply ? 'warn' : 'info'} icon={<Icon of={IconCircleCheck} />} live>
        {t('passed')} {subject?.humor_reply}
      </Callout>
    );
  if (state === 4)
    return (
      <Callout tone="danger" icon={<Icon of={IconHandStop} />} live>
        {t('refused')} {subject?.humor_reply}
      </Callout>
    );
  if (trouble === 'none') return null;
  return (
    <Callout
      tone="warn"
      icon={<Icon of={IconClock} />}
      live
      action={
        <Button size="sm" onClick={onAgain}>
          {t('again')}
        </Button>
      }
    >
      {trouble === 'late' ? t('late') : trouble.message || t('failed')}
    </Callout>
  );
}
