import { IconNotebook, IconRefresh } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { feedbackMessages } from './feedback.messages.ts';
import type { Detail } from './feedback.queries.ts';
import { useRemark } from './useRemark.ts';

const Go = linkAs(ButtonLink);

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

/** What of this essay the book of mistakes brings back, and the way to practise it at once. */
export function BookNote({ detail }: { detail: Detail }) {
  const t = useText(feedbackMessages);
  const count = detail.mistakes.length;
  if (count === 0) return null;
  return (
    <Callout
      icon={<Icon of={IconNotebook} />}
      action={
        <Go size="sm" to="/mistakes/practice" search={{ record: detail.record_id }}>
          {t('practiseThese', { count })}
        </Go>
      }
    >
      {t('inBook', { count })}
    </Callout>
  );
}
