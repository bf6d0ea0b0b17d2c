import { IconRefresh } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { feedbackMessages } from './feedback.messages.ts';
import type { Detail } from './feedback.queries.ts';
import { useRemark } from './useRemark.ts';

/** A newer engine is there: scoring again is the learner's decision, never ours. */
export function RemarkNote({ detail }: { detail: Detail }) {
  const t = useText(feedbackMessages);
  const remark = useRemark(detail);
  if (detail.needRemark === 0) return null;
  return (
    <Callout
      icon={<Icon of={IconRefresh} />}
      action={
        <Button size="sm" busy={remark.isPending} onClick={() => remark.mutate()}>
          {t('remarkNow')}
        </Button>
      }
    >
      {t('remark')}
    </Callout>
  );
}
