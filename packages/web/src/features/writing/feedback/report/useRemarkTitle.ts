import type { EssayRemark } from '@ninefold/core/writing/feedback/remarks';
import { useText } from '#i18n/useText.ts';
import { feedbackMessages } from '../feedback.messages.ts';

/** "Grammar · agreement", "Task · works well". */
export function useRemarkTitle(): (remark: EssayRemark) => string {
  const t = useText(feedbackMessages);
  return ({ criterion, correction, tone }) =>
    t('kindOf', {
      criterion: t(`short_${criterion}`),
      kind: correction
        ? t(`kind_${correction.kind}`)
        : t(tone === 'good' ? 'works' : tone === 'begin' ? 'begin' : 'weak'),
    });
}
