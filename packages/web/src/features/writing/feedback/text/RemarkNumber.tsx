import type { EssayRemark } from '@ninefold/core/writing/feedback/remarks';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { feedbackMessages } from '../feedback.messages.ts';
import { useLit } from '../report/lit.ts';
import { useRemarkTitle } from '../report/useRemarkTitle.ts';
import styles from './EssayText.module.css';

/** The number behind the words: to the remark with a press, and back from it. */
export function RemarkNumber({ remark }: { remark: EssayRemark }) {
  const t = useText(feedbackMessages);
  const title = useRemarkTitle();
  const lit = useLit();
  return (
    <button
      type="button"
      className={cx(styles.number, styles[remark.tone], lit.key === remark.key && styles.current)}
      aria-label={t('spoken', { n: remark.n, title: title(remark) })}
      data-number={remark.key}
      onFocus={() => lit.light(remark.key)}
      onClick={() => lit.showRemark(remark.key, true)}
    >
      {remark.n}
    </button>
  );
}
