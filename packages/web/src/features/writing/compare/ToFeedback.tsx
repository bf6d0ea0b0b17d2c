import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { feedbackOf } from '../feedback/paths.ts';
import { compareMessages } from './compare.messages.ts';
import type { Comparison } from './compare.queries.ts';

const Go = linkAs(ButtonLink);

/** The drafts know their question; the compared ones only their texts. */
export function ToFeedback({ comparison: { to, drafts } }: { comparison: Comparison }) {
  const t = useText(compareMessages);
  const draft = drafts.find(({ record_id }) => record_id === to.record_id);
  return draft ? (
    <Go kind="primary" {...feedbackOf(draft)}>
      {t('toFeedback')}
    </Go>
  ) : null;
}
